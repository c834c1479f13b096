/** What an atom's reader does with the option `delay`, and a page of advice to leave it. */
const delay = /\n( +)if \(typeof delay === "number"\) \{\n +console\.warn\([^]*?\n\1\}(?=\n)/

/** Webpack loader for jotai's file with its hooks: nobody reads atoms with the deprecated option. */
module.exports = function noDelays(source) {
  if (source.search(delay) < 0) throw new Error(`jotai has changed: ${delay} is not found`)
  return source.replace(delay, '')
}
