/* Replaces the federation runtime's preloads in the shell's bundle: the server writes preloads into the page. */
function refuse() {
  throw new Error('The shell preloads nothing by its federation runtime, see tools/build/src/patches/noPreloads.js')
}
export { refuse as formatPreloadArgs, refuse as normalizePreloadExposes, refuse as preloadAssets }
export const defaultPreloadArgs = {}
