import * as v from 'valibot'

/** Files needed for one exposed module, paths relative to the release's `browser/` folder. */
export const ExposeFiles = v.object({ js: v.array(v.string()), css: v.array(v.string()) })
export type ExposeFiles = v.InferOutput<typeof ExposeFiles>

/** A JSON Schema, limited to what our contracts use. */
export const JsonSchema = v.record(v.string(), v.unknown())
export type JsonSchema = v.InferOutput<typeof JsonSchema>

/** Shape of an API call on the wire. */
export const EndpointShape = v.object({
  /** Version of the query key; answers are cached under it, in a cache shared with other remotes. */
  keyVersion: v.number(),
  query: v.nullable(JsonSchema),
  body: v.nullable(JsonSchema),
  response: JsonSchema,
})
export type EndpointShape = v.InferOutput<typeof EndpointShape>

/** Endpoints by method and path: `GET /api/v1/listing`. */
export const EndpointShapes = v.record(v.string(), EndpointShape)
export type EndpointShapes = v.InferOutput<typeof EndpointShapes>

/** What a remote uses of others and what it provides, recorded at build time. */
export const RemoteContract = v.object({
  uses: v.object({
    endpoints: EndpointShapes,
    /** Props that it passes, by `remote/Widget`. */
    widgets: v.record(v.string(), JsonSchema),
  }),
  provides: v.object({
    /** Props that it accepts, by `remote/Widget`. */
    widgets: v.record(v.string(), JsonSchema),
  }),
})
export type RemoteContract = v.InferOutput<typeof RemoteContract>

/** Version of the contract between host and remote: `createRoutes`, `Host`, the exposed names. */
export const HOST_CONTRACT_VERSION = 1

/** `release.json`: one immutable build of a remote. */
export const Release = v.object({
  /** Name of the remote: `cart`. */
  name: v.pipe(v.string(), v.maxLength(100), v.regex(/^[a-z][a-z0-9-]*$/)),
  /** Package version and content hash: `0.1.0-3f9ac2d1`. Different bytes under the same version are rejected. */
  version: v.pipe(v.string(), v.maxLength(100), v.regex(/^\d+\.\d+\.\d+-[0-9a-f]{8,64}$/)),
  contractVersion: v.number(),
  /** Commit of the build; null for a build with uncommitted changes. */
  commit: v.nullable(v.pipe(v.string(), v.maxLength(100))),
  /** Route patterns that the remote handles, see `routePattern`. */
  routes: v.array(v.string()),
  /** Addresses that must render before the release is activated. */
  smoke: v.array(v.string()),
  /** Container entry, relative to `browser/`. */
  entry: v.string(),
  /** Files by exposed name: `./routes`, `./AddToCart`. */
  exposes: v.record(v.string(), ExposeFiles),
  /** Server file, relative to the release's folder. */
  server: v.string(),
  /** Version range of each shared singleton it was built with. */
  shared: v.record(v.string(), v.string()),
  contract: RemoteContract,
  /** `sha384-…` (base64, as in the `integrity` attribute) of every file, by path relative to the release's folder. */
  hashes: v.record(v.string(), v.string()),
})
export type Release = v.InferOutput<typeof Release>

/** A release with its team's Ed25519 signature (base64) over all other fields, see `@verstak/signature`. */
export const SignedRelease = v.object({ ...Release.entries, signature: v.string() })
export type SignedRelease = v.InferOutput<typeof SignedRelease>

/** `/assets/host.json`: description of the running shell; a release is checked against it before publishing. */
export const HostDescription = v.object({
  contractVersion: v.number(),
  /** Version of each shared singleton. */
  shared: v.record(v.string(), v.string()),
  contract: RemoteContract,
})
export type HostDescription = v.InferOutput<typeof HostDescription>
