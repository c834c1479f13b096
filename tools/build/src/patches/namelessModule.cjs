/**
 * Webpack loader for maplibre-gl: it looks for its worker beside its own file, whose path webpack would write into the
 * chunk. The store names the worker itself (`setWorkerUrl`), and equal sources must build equal files anywhere.
 */
module.exports = function nameless(source) {
  if (!source.includes('import.meta.url')) throw new Error('maplibre-gl has changed: it asks for no import.meta.url')
  return source.replaceAll('import.meta.url', '""')
}
