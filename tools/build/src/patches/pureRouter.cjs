/** `Link.displayName = 'Link'`: keeps a component that nobody uses. Its own contexts keep their names. */
const name = /^(Link|NavLink|Form|ScrollRestoration|HistoryRouter)\.displayName = .*;$/gm
const forwardRef = /(?<== )React\d*\.forwardRef\(/g

/**
 * Where a router reads which of its view transitions ran before a reload. There are none here, and the first question to
 * `sessionStorage` stops the page until the disk has answered.
 */
const transitions = /\n +if \(isBrowser\d*\) \{\n +restoreAppliedTransitions\(.*\n(?: +.*;\n)+ +\}(?=\n)/

/** Advice to developers. */
const advice = /^( +)warn(?:ing)?(?:Once)?\((?:.*\);|\n[^]*?\n\1\);)$/gm

/**
 * Webpack loader for React Router's file: marks its components as free of side effects, so that a bundle keeps only those
 * that it uses, and leaves its advice out where nobody develops.
 */
module.exports = function markPure(source) {
  // All of it stands in the file of the router itself.
  if (source.includes('function createRouter('))
    for (const pattern of [transitions, advice, name, forwardRef])
      if (source.search(pattern) < 0) throw new Error(`React Router has changed: ${pattern} is not found`)
  return source
    .replace(transitions, '')
    .replace(advice, this?.mode === 'development' ? '$&' : '$1;')
    .replace(name, '')
    .replace(forwardRef, '/*#__PURE__*/ $&')
}
