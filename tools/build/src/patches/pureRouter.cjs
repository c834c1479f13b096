/**
 * `Link.displayName = 'Link'`: such a statement keeps an unused component in the bundle. The names of contexts are not
 * removed.
 */
const name = /^(Link|NavLink|Form|ScrollRestoration|HistoryRouter)\.displayName = .*;$/gm
const forwardRef = /(?<== )React\d*\.forwardRef\(/g

/**
 * Here a router restores its view transitions after a reload. The store uses none, and the first access to
 * `sessionStorage` blocks the page until the browser's process responds.
 */
const transitions = /\n +if \(isBrowser\d*\) \{\n +restoreAppliedTransitions\(.*\n(?: +.*;\n)+ +\}(?=\n)/

/** Development warnings. */
const advice = /^( +)warn(?:ing)?(?:Once)?\((?:.*\);|\n[^]*?\n\1\);)$/gm

/**
 * Webpack loader for React Router's file: marks its components as free of side effects, so that a bundle contains only
 * the used ones, and removes development warnings.
 */
module.exports = function markPure(source) {
  // All patterns must occur in the file with the router.
  if (source.includes('function createRouter('))
    for (const pattern of [transitions, advice, name, forwardRef])
      if (source.search(pattern) < 0) throw new Error(`React Router has changed: ${pattern} is not found`)
  return source
    .replace(transitions, '')
    .replace(advice, this?.mode === 'development' ? '$&' : '$1;')
    .replace(name, '')
    .replace(forwardRef, '/*#__PURE__*/ $&')
}
