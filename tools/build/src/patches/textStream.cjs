/** The function `name` of React's file as it stands there. */
const functionOf = (name) => new RegExp(`^function ${name}\\(.*\\) \\{\\n(?: .*\\n)*\\}$`, 'm')

/**
 * What writes for React. Pieces are joined until they make a thousand characters: short ones cost too much one by one,
 * and a text of a whole page is laid out anew before it is encoded, two bytes a letter.
 */
const WRITER = `
var MOST_HELD = 1024, held = "", memory = Buffer.allocUnsafe(1 << 18), filled = 0;
function encodeHeld() {
  // No character takes more than three bytes.
  if (filled + 3 * held.length > memory.length) {
    var larger = Buffer.allocUnsafe(2 * memory.length + 3 * held.length);
    memory.copy(larger, 0, 0, filled);
    memory = larger;
  }
  filled += memory.utf8Write(held, filled);
  held = "";
}
function writeChunk(destination, chunk) {
  held += typeof chunk === "string" ? chunk : Buffer.from(chunk).toString();
  if (held.length > MOST_HELD) encodeHeld();
}`

/** A batch is written at once. Its memory is used again for the next one: who is given it copies it, as `PageStream`. */
const COMPLETER = `
function completeWriting(destination) {
  if (held) encodeHeld();
  var batch = memory.subarray(0, filled);
  filled = 0;
  if (batch.length > 0) destination.write(batch);
}`

/** What of React's file is replaced, and how often it must be found there. */
const CHANGES = [
  [functionOf('writeChunk'), WRITER, 1],
  [functionOf('completeWriting'), COMPLETER, 1],
  [functionOf('stringToPrecomputedChunk'), 'function stringToPrecomputedChunk(content) { return content; }', 1],
  [functionOf('byteLengthOfChunk'), 'function byteLengthOfChunk(chunk) { return chunk.length; }', 1],
  [/\bcurrentView = new Uint8Array\(\d+\)/g, 'held = "", filled = 0', 2],
  [
    /\btarget\.push\(\s*attributeSeparator,\s*(\S+),\s*attributeAssign,\s*(.+),\s*attributeEnd\s*\)/g,
    'target.push(attributeSeparator + $1 + attributeAssign + $2 + attributeEnd)',
    9,
  ],
]

/**
 * Webpack loader for React's renderer on the server: it writes a batch at once. As it comes, it encodes some ten
 * thousand pieces of a page one by one, a sixth of all that a page costs. Its sizes are then counted in characters,
 * which only decides about parts of `progressiveChunkSize`.
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
