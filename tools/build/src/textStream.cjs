/** The function `name` of React's file as it stands there. */
const functionOf = (name) => new RegExp(`^function ${name}\\(.*\\) \\{\\n(?: .*\\n)*\\}$`, 'm')

/** What of React's file is replaced, and how often it must be found there. */
const CHANGES = [
  [
    functionOf('writeChunk'),
    'function writeChunk(destination, chunk) { currentView += typeof chunk === "string" ? chunk : Buffer.from(chunk).toString(); }',
    1,
  ],
  [
    functionOf('completeWriting'),
    'function completeWriting(destination) { if (currentView) destination.write(currentView); currentView = ""; }',
    1,
  ],
  [functionOf('stringToPrecomputedChunk'), 'function stringToPrecomputedChunk(content) { return content; }', 1],
  [functionOf('byteLengthOfChunk'), 'function byteLengthOfChunk(chunk) { return chunk.length; }', 1],
  [/\bcurrentView = new Uint8Array\(\d+\)/g, 'currentView = ""', 2],
  [
    /\btarget\.push\(\s*attributeSeparator,\s*(\S+),\s*attributeAssign,\s*(.+),\s*attributeEnd\s*\)/g,
    'target.push(attributeSeparator + $1 + attributeAssign + $2 + attributeEnd)',
    9,
  ],
]

/**
 * Webpack loader for React's renderer on the server: it holds a batch as text and writes it at once. As it comes, it
 * encodes some ten thousand pieces of a page one by one, a sixth of all that a page costs. Its sizes are then counted in
 * characters, which only decides about parts of `progressiveChunkSize`.
 *
 * @throws when React's file has changed
 */
module.exports = function holdText(source) {
  return CHANGES.reduce((text, [pattern, replacement, least]) => {
    const found = text.match(new RegExp(pattern, 'gm'))?.length ?? 0
    if (found < least) throw new Error(`React's renderer has changed: ${pattern} is found ${found} times of ${least}`)
    return text.replace(pattern, replacement)
  }, source)
}
