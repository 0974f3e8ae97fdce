// A docs site in Markdown. The element stands in the text as it is; the layout loads its module once.
export default function (config) {
  config.setInputDirectory('docs')
  config.setOutputDirectory(process.env.OUT ?? '_site')
  config.addLayoutAlias('page', 'page.njk')
}
