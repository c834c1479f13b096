/**
 * Webpack loader for contract modules: marks every schema and endpoint as a call without side effects, so that a bundle
 * keeps only those that it uses.
 */
module.exports = function markPure(source) {
  return source.replace(/(?<![\w.])(v\.\w+|defineEndpoint)\(/g, '/*#__PURE__*/ $1(')
}
