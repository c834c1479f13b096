/** Files of mapbox-gl that the build puts beside the chunks: pages allow no `blob:` workers. */
export const mapboxFiles = () => ({
  worker: new URL('mapbox-gl/dist/mapbox-gl-csp-worker.js', import.meta.url).href,
  stylesheet: new URL('mapbox-gl/dist/mapbox-gl.css', import.meta.url).href,
})
