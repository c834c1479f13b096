import * as v from 'valibot'

/** Files that the page needs for one exposed module, paths relative to the release's `browser/` folder. */
export const ExposeFiles = v.object({ js: v.array(v.string()), css: v.array(v.string()) })
export type ExposeFiles = v.InferOutput<typeof ExposeFiles>

/** A JSON Schema, as far as our contracts need one. */
export const JsonSchema = v.record(v.string(), v.unknown())
export type JsonSchema = v.InferOutput<typeof JsonSchema>

/** What a call of the API looks like on the wire. */
export const EndpointShape = v.object({
  /** Version of the query key under which answers are cached beside those of other remotes. */
  keyVersion: v.number(),
  query: v.nullable(JsonSchema),
  body: v.nullable(JsonSchema),
  response: JsonSchema,
})
export type EndpointShape = v.InferOutput<typeof EndpointShape>

/** Endpoints by method and path: `GET /api/v1/listing`. */
export const EndpointShapes = v.record(v.string(), EndpointShape)
export type EndpointShapes = v.InferOutput<typeof EndpointShapes>

/** What a remote expects of its neighbours and what it offers to them, as it was when the remote was built. */
export const RemoteContract = v.object({
  uses: v.object({
    endpoints: EndpointShapes,
    /** Props that it passes, by `remote/Widget`. */
    widgets: v.record(v.string(), JsonSchema),
  }),
  provides: v.object({
    /** Props that it takes, by `remote/Widget`. */
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
  /** Package version and content hash: `0.1.0-3f9ac2d1`. Other bytes under the same version are refused. */
  version: v.pipe(v.string(), v.maxLength(100), v.regex(/^\d+\.\d+\.\d+-[0-9a-f]{8,64}$/)),
  contractVersion: v.number(),
  /** Commit that it was built from; null for a build of a changed work tree. */
  commit: v.nullable(v.pipe(v.string(), v.maxLength(100))),
  /** Route patterns that the remote answers, see `routePattern`. */
  routes: v.array(v.string()),
  /** Addresses that must render before the release goes live. */
  smoke: v.array(v.string()),
  /** Container entry, relative to `browser/`. */
  entry: v.string(),
  /** Files by exposed name: `./routes`, `./AddToCart`. */
  exposes: v.record(v.string(), ExposeFiles),
  /** Server file, relative to the release's folder. */
  server: v.string(),
  /** Version range of each shared singleton that it was built against. */
  shared: v.record(v.string(), v.string()),
  contract: RemoteContract,
  /** `sha384-…` (base64, as in the `integrity` attribute) of every file, by path relative to the release's folder. */
  hashes: v.record(v.string(), v.string()),
})
export type Release = v.InferOutput<typeof Release>

/** A release with its team's Ed25519 signature (base64) over everything else in the file, see `@verstak/signature`. */
export const SignedRelease = v.object({ ...Release.entries, signature: v.string() })
export type SignedRelease = v.InferOutput<typeof SignedRelease>

/** `/assets/host.json`: what the running shell offers, against which a release is checked before it is published. */
export const HostDescription = v.object({
  contractVersion: v.number(),
  /** Version of each shared singleton. */
  shared: v.record(v.string(), v.string()),
  contract: RemoteContract,
})
export type HostDescription = v.InferOutput<typeof HostDescription>
