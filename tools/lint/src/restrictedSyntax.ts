/** An entry of ESLint's rule `no-restricted-syntax`: forbidden syntax, and what to use instead. */
export interface Restriction {
  selector: string
  message: string
}

/** Strings, parts of templates and texts in markup that match; regular expressions do not count as text. */
const inText = (pattern: string) =>
  `:matches(Literal[value=${pattern}], TemplateElement[value.raw=${pattern}], JSXText[value=${pattern}])`

/** Texts for shoppers live in `*.texts.ts` and `*.data.ts`, so that they are easy to find in one place. */
export const RUSSIAN_TEXT: Restriction[] = [
  {
    selector: inText('/\\p{Script=Cyrillic}/u'),
    message: 'Russian text belongs into a *.texts.ts (or *.data.ts) file',
  },
]

const HEX = '(?<![\\w&\\x2F-])#(?:[\\da-f]{3,4}|[\\da-f]{6}|[\\da-f]{8})(?![\\w-])'
const COLOR_FUNCTION = '\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\\('
const PROPERTY = '\\b(?:color|background|background-color|border(?:-\\w+)*|outline(?:-color)?|fill|stroke|box-shadow)'
const COLOR_NAME = '(?:white|black|red|green|blue|gr[ae]y|silver|orange|yellow|purple|pink|brown|gold|navy|teal)'
const NAMED_COLOR = `${PROPERTY}\\s*:[^;{}]*?(?<![\\w-])${COLOR_NAME}(?![\\w-])`

/** Colours come from the semantic tokens of the UI kit; a raw one would miss theme, contrast checks and renames. */
export const RAW_COLOR: Restriction[] = [
  {
    selector: inText(`/${HEX}|${COLOR_FUNCTION}|${NAMED_COLOR}/i`),
    message: 'Raw colour: use a token of @verstak/ui-kit/tokens',
  },
]

/** Tokens are custom properties: browsers drop a declaration that has `-var(…)` in it. */
export const NEGATED_TOKEN: Restriction[] = [
  {
    selector: 'TaggedTemplateExpression[tag.name="css"] TemplateElement[value.raw=/[\\s:]-$/]',
    message: 'A minus before a token makes the declaration invalid: use calc(-1 * …)',
  },
]

/** Every remote bundles its own copy of the class, so `instanceof` fails for errors of another copy. */
export const API_ERROR_CLASS: Restriction[] = [
  {
    selector: 'BinaryExpression[operator="instanceof"][right.name="ApiError"]',
    message:
      'False for errors of another bundle, whose ApiError is another class: use readApiError() of @verstak/api-client',
  },
]

/** Globals that give access to the server process, or that bypass these rules. */
export const PROCESS_GLOBALS = ['process', 'require', 'module', 'Buffer', '__dirname', '__filename', 'eval', 'Function']
const OF_PROCESS = `/^(${PROCESS_GLOBALS.join('|')})$/`
const GLOBAL_OBJECT = '/^(globalThis|global|window|self)$/'
const CAST = ':matches(TSAsExpression, TSNonNullExpression, TSSatisfiesExpression)'
const CHANGED =
  ':matches(AssignmentExpression > MemberExpression.left, UpdateExpression > MemberExpression.argument, UnaryExpression[operator="delete"] > MemberExpression.argument)'

const ofProcess = 'This belongs to the process in which all remotes run'
const ofAll = 'All remotes of a process share its global object'

/** Code of a remote runs in the shell's processes beside all other remotes, and shares one global object with them. */
export const GLOBAL_OBJECT_USE: Restriction[] = [
  { selector: `MemberExpression[object.name=${GLOBAL_OBJECT}][property.name=${OF_PROCESS}]`, message: ofProcess },
  { selector: `MemberExpression[object.name=${GLOBAL_OBJECT}][property.value=${OF_PROCESS}]`, message: ofProcess },
  {
    selector: `MemberExpression[property.name=${OF_PROCESS}] > ${CAST}.object Identifier[name=${GLOBAL_OBJECT}]`,
    message: ofProcess,
  },
  { selector: `${CHANGED}[object.name=${GLOBAL_OBJECT}]`, message: ofAll },
  { selector: `${CHANGED} > ${CAST}.object Identifier[name=${GLOBAL_OBJECT}]`, message: ofAll },
  {
    selector: `CallExpression[callee.object.name=/^(Object|Reflect)$/] > Identifier.arguments:first-child[name=${GLOBAL_OBJECT}]`,
    message: ofAll,
  },
]

const AT_MODULE_LEVEL = ':matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration'

/** A module of a remote is loaded once per server worker and serves every visitor. Changes are found by `no-module-state`. */
export const MODULE_VARIABLE: Restriction[] = [
  {
    selector: `${AT_MODULE_LEVEL}[kind!="const"]`,
    message: 'A variable at module level is shared by all visitors on the server',
  },
  {
    selector: `${AT_MODULE_LEVEL} > VariableDeclarator > :matches(ArrayExpression[elements.length=0], ObjectExpression[properties.length=0], NewExpression[arguments.length=0][callee.name=/^(Map|Set|WeakMap|WeakSet|Array)$/]).init`,
    message: 'An empty collection at module level is shared by all visitors on the server',
  },
]
