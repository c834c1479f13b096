/** Pattern of the function `name` in React's file. */
const functionOf = (name) => new RegExp(`^function ${name}\\(.*\\) \\{\\n(?: .*\\n)*\\}$`, 'm')

/**
 * The output functions for React. They join pieces up to a thousand characters: encoding many short pieces is slow, and
 * a string of a whole page would first be flattened, with two bytes per character.
 */
const WRITER = `
var MAX_HELD = 1024, held = "", memory = Buffer.allocUnsafe(1 << 18), filled = 0;
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
  if (held.length > MAX_HELD) encodeHeld();
}`

/**
 * A batch is written at once. Its memory is reused for the next one, so receivers must copy it, as `PageStream` does.
 */
const COMPLETER = `
function completeWriting(destination) {
  if (held) encodeHeld();
  var batch = memory.subarray(0, filled);
  filled = 0;
  if (batch.length > 0) destination.write(batch);
}`

/** Replacements in React's file, and the required number of matches of each. */
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
 * Webpack loader for React's renderer on the server: it writes a batch at once. The original encodes about ten thousand
 * pieces of a page one by one, a sixth of the whole rendering cost. Sizes are then counted in characters, which affects
 * only `progressiveChunkSize`.
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
