declare module 'virtual:agents' {
  export const listed: { id: string; name: string; group: string; rank: number }[]
}
