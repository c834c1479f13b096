const loader = require('@wyw-in-js/webpack-loader').default

/** Sources and what became of them, by project and file. */
const done = new Map()

/**
 * Webpack loader: linaria's, which keeps its results for the next build of the process. The server's build needs the
 * class names that the browser's has, and the evaluation of styles is most of the work. Only where sources do not
 * change meanwhile: a result depends on other files, too.
 */
module.exports = function linariaOnce(source, sourceMap) {
  const key = `${this._compiler.name} ${this.resource}`
  const known = done.get(key)
  if (known?.source === source) return this.callback(null, known.code)
  const context = Object.create(this)
  context.callback = (error, code, map) => {
    if (!error) done.set(key, { source, code })
    this.callback(error, code, map)
  }
  return loader.call(context, source, sourceMap)
}
