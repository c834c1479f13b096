/** A comment, which is left unchanged, or the name of a call. */
const commentOrCall = /\/\*[^]*?\*\/|\/\/.*|(?<![\w.])(v\.\w+|defineEndpoint)\(/g

/**
 * Webpack loader for contract modules: marks every schema and endpoint as a call without side effects, so that a bundle
 * contains only the used ones.
 */
module.exports = function markPure(source) {
  return source.replace(commentOrCall, (found, call) => (call === undefined ? found : `/*#__PURE__*/ ${call}(`))
}
