package convert

import "agentconv/convert/syntax"

// The messages of texts that do not parse: one for each likely cause.
const (
	MsgSyntaxUnknown Message = lastMergeMessage + iota
	MsgSyntaxNotConfig
	MsgSyntaxComma
	MsgSyntaxColon
	MsgSyntaxString
	MsgSyntaxBracket
	MsgSyntaxComment
	MsgSyntaxSurplus
	MsgSyntaxKey
	MsgSyntaxValue
	MsgSyntaxBare
	MsgSyntaxEscape
	MsgSyntaxTab
	MsgSyntaxIndent
	MsgSyntaxAlias
	MsgSyntaxAfterEnd
	MsgSyntaxDeep
	MsgSyntaxLarge
	MsgSyntaxMerge
	lastMessage
)

// {1} is the line, {2} the key it is about, {3} the line where the mend goes.
var syntaxSentences = [lastMessage - lastMergeMessage]sentence{
	{"syntax-unknown", SyntaxError, Error, "Reading stops at line {1}.", "What stands there cannot be read.", "Check the line and the one above it. Your text stays as you typed it."},
	{"syntax-not-config", NotRecognised, Error, "This is no configuration text.", "It reads as neither JSON, TOML nor YAML.", "Paste a config, a part of one, or say which agent it is from. Your text stays as you typed it."},
	{"syntax-comma", SyntaxError, Error, "A comma is missing before {2}.", "Two things stand side by side without one.", "Put one at the end of line {3}."},
	{"syntax-colon", SyntaxError, Error, "Something is missing between {2} and its value.", "A key and its value need a colon in JSON and YAML, an equals sign in TOML.", "Put it after the key in line {1}."},
	{"syntax-string", SyntaxError, Error, "A text is not closed in line {3}.", "Its closing quote is missing.", "Put the quote at the end of the text."},
	{"syntax-bracket", SyntaxError, Error, "A bracket is not closed.", "It is opened in line {3} and something else follows in line {1}.", "Close it before line {1}."},
	{"syntax-comment", SyntaxError, Error, "A comment is not closed.", "It begins in line {3} with /* and never ends.", "Put */ at its end."},
	{"syntax-surplus", SyntaxError, Error, "There is a closing bracket too many in line {1}.", "Nothing is open there.", "Take it out."},
	{"syntax-key", SyntaxError, Error, "A key is missing in line {1}.", "A value stands where its key should.", "Give it a key."},
	{"syntax-value", SyntaxError, Error, "{2} has no value.", "Line {1} goes on with something else.", "Give it a value or take the key out."},
	{"syntax-bare", SyntaxError, Error, "A text without quotes stands in line {1}.", "Texts need double quotes there.", "Put quotes around it."},
	{"syntax-escape", SyntaxError, Error, "A backslash in line {1} escapes nothing.", "In a text a backslash must be doubled.", "Double it."},
	{"syntax-tab", SyntaxError, Error, "Line {1} is indented with a tab.", "YAML allows only spaces.", "Replace the tab by spaces."},
	{"syntax-indent", SyntaxError, Error, "Line {1} does not line up.", "In YAML the spaces before a line say what it belongs to.", "Give it as many as the lines beside it."},
	{"syntax-alias", SyntaxError, Error, "Line {1} refers to something that is not there.", "The name after * has no & before it.", "Write the value itself."},
	{"syntax-after-end", SyntaxError, Error, "Something follows the end in line {1}.", "The text was complete before it.", "Take it out, or check the brackets above."},
	{"syntax-deep", SyntaxError, Error, "The text is nested too deeply.", "No config goes that far.", "Check the brackets around line {1}."},
	{"syntax-large", SyntaxError, Error, "The text is too large to be a config.", "Reading it would take more time and memory than this page may use.", "Paste only the part with the servers or hooks."},
	{"syntax-merge", SyntaxError, Error, "The change cannot be made in this file.", "What stands in line {1} is in the way.", "Put the snippet in by hand."},
}

// syntaxMessages gives the message for each cause of the parser.
var syntaxMessages = map[syntax.Cause]Message{
	syntax.NotConfig: MsgSyntaxNotConfig, syntax.MissingComma: MsgSyntaxComma, syntax.MissingColon: MsgSyntaxColon, syntax.UnclosedString: MsgSyntaxString,
	syntax.UnclosedBracket: MsgSyntaxBracket, syntax.UnclosedComment: MsgSyntaxComment, syntax.SurplusBracket: MsgSyntaxSurplus, syntax.NoKey: MsgSyntaxKey,
	syntax.NoValue: MsgSyntaxValue, syntax.BareValue: MsgSyntaxBare, syntax.BadEscape: MsgSyntaxEscape, syntax.TabIndent: MsgSyntaxTab, syntax.BadIndent: MsgSyntaxIndent,
	syntax.BadAlias: MsgSyntaxAlias, syntax.TextAfterEnd: MsgSyntaxAfterEnd, syntax.TooDeep: MsgSyntaxDeep, syntax.TooLarge: MsgSyntaxLarge,
	syntax.WrongKind: MsgSyntaxMerge, syntax.NotWhole: MsgSyntaxMerge, syntax.NotSafe: MsgSyntaxMerge, syntax.KeyTwice: MsgSyntaxMerge,
}
