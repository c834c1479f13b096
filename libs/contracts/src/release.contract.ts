import * as v from 'valibot'

/** Files that the page needs for one exposed module, paths relative to the release's `browser/` folder. */
export const ExposeFiles = v.object({ js: v.array(v.string()), css: v.array(v.string()) })
export type ExposeFiles = v.InferOutput<typeof ExposeFiles>

/** `release.json`: one immutable build of a remote. */
export const Release = v.object({
  /** Name of the remote: `cart`. */
  name: v.string(),
  /** Package version and content hash: `0.1.0-3f9ac2d1`. */
  version: v.string(),
  /** Version of the contract between host and remote. */
  contractVersion: v.literal(1),
  /** Route patterns that the remote answers, see `routePattern`. */
  routes: v.array(v.string()),
  /** Container entry, relative to `browser/`. */
  entry: v.string(),
  /** Files by exposed name: `./routes`, `./AddToCart`. */
  exposes: v.record(v.string(), ExposeFiles),
  /** Server file, relative to the release's folder. */
  server: v.string(),
  /** `sha384-…` (base64, as in the `integrity` attribute) of every file, by path relative to the release's folder. */
  hashes: v.record(v.string(), v.string()),
})
export type Release = v.InferOutput<typeof Release>
