/** Files of the libraries' workers, which the build puts beside the chunks: pages allow no `blob:` workers. */
export const planWorkerUrl = () => new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href
