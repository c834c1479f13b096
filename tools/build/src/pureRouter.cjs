/** `Link.displayName = 'Link'`: keeps a component that nobody uses. Its own contexts keep their names. */
const name = /^(Link|NavLink|Form|ScrollRestoration|HistoryRouter)\.displayName = .*;$/gm
const forwardRef = /(?<== )React\d*\.forwardRef\(/g

/** Webpack loader for React Router's file: marks its components as free of side effects, so that a bundle keeps only those that it uses. */
module.exports = function markPure(source) {
  return source.replace(name, '').replace(forwardRef, '/*#__PURE__*/ $&')
}
