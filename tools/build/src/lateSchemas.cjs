const ts = require('typescript')

/** Endpoint fields that servers, tests and the OpenAPI page need, but callers do not. */
const SERVER_ONLY = new Set([
  ...['summary', 'query', 'body', 'errors', 'cache', 'example'],
  ...['isMetaStatusRead', 'isFailureWorded', 'isChange'],
])
/** Query of the variant with the schemas. */
const SCHEMAS = '?schemas'

/**
 * Webpack loader for contract modules of the browsers' bundles. Pages import their calls, but most visits end before
 * the first response. So the response schemas and the schema library are in a chunk that loads with the first call (10
 * kB brotli less before the first interaction). Each module has two variants: the default one, whose endpoints load
 * their schemas from the other one, and `?schemas`.
 *
 * The placeholder schema accepts any response, for shells that do not support `load` yet.
 */
module.exports = function lateSchemas(source) {
  const isSchemas = this.resourceQuery === SCHEMAS
  const own = `./${this.resourcePath.split(/[\\/]/).pop()}${SCHEMAS}`
  const file = ts.createSourceFile(this.resourcePath, source, ts.ScriptTarget.Latest, true)
  const edits = []

  function visit(node) {
    if (ts.isImportDeclaration(node)) {
      const { text } = node.moduleSpecifier
      if (isSchemas && /^\.\/.*\.contract\.ts$/.test(text)) edits.push([node.moduleSpecifier, `'${text}${SCHEMAS}'`])
    } else if (isEndpoint(node)) {
      const [object] = node.initializer.arguments
      edits.push([object, `{ ${object.properties.flatMap((it) => partOf(it, node.name.text)).join(', ')} }`])
    } else if (isSchema(node)) {
      // An argument such as `{ ...Category.entries }` would keep an unused schema in the bundle; a function body does
      // not.
      edits.push([node.initializer, `/*#__PURE__*/ (() => ${node.initializer.getText(file)})()`])
    } else ts.forEachChild(node, visit)
  }

  function partOf(property, endpoint) {
    const name = property.name?.getText(file)
    if (SERVER_ONLY.has(name)) return []
    if (name !== 'response' || isSchemas) return [property.getText(file)]
    const load = `import(/* webpackChunkName: "schemas" */ '${own}').then((contract) => contract.${endpoint}.response)`
    return [`response: { '~run': (answer) => answer, load: () => ${load} }`]
  }

  visit(file)
  return edits.reduceRight(
    (text, [node, replacement]) => text.slice(0, node.getStart(file)) + replacement + text.slice(node.end),
    source,
  )
}

/** `const Name = v.object(…)`, on the top level of the module. */
function isSchema(node) {
  const call = ts.isVariableDeclaration(node) && node.initializer
  return call && ts.isCallExpression(call) && call.expression.getText().startsWith('v.')
}

/** `const name = defineEndpoint({ … })` */
function isEndpoint(node) {
  return (
    ts.isVariableDeclaration(node) &&
    ts.isIdentifier(node.name) &&
    node.initializer !== undefined &&
    ts.isCallExpression(node.initializer) &&
    node.initializer.expression.getText() === 'defineEndpoint' &&
    ts.isObjectLiteralExpression(node.initializer.arguments[0])
  )
}
