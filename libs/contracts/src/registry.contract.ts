import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { EndpointShapes, Release, SignedRelease } from './release.contract.ts'

const RemoteName = Release.entries.name
const Version = Release.entries.version

/** Share of visitors that a canary gets, percent; 100 makes the release the stable one. */
export const CANARY_STEPS = [1, 5, 25, 100] as const

/** A release as the registry names it: its files stand below `<remote>/<version>/` of the release store. */
export const ReleaseRef = v.object({
  version: Version,
  /** Patterns of its addresses: they answer 503, not 404, while it cannot be loaded. */
  routes: v.array(v.string()),
})
export type ReleaseRef = v.InferOutput<typeof ReleaseRef>

/** What of one remote is live. */
export const LiveRelease = v.object({
  name: RemoteName,
  stable: ReleaseRef,
  /** The stable release before this one: served while this one cannot be loaded. */
  previous: v.nullable(ReleaseRef),
  canary: v.nullable(v.object({ ...ReleaseRef.entries, percent: v.number() })),
})
export type LiveRelease = v.InferOutput<typeof LiveRelease>

/** What happened to a remote's releases. */
export const ActivationKind = v.picklist(['activate', 'canary', 'rollback', 'abort'])
export type ActivationKind = v.InferOutput<typeof ActivationKind>

/** One line of the history: what happened to a release of a remote, by whom and when. */
export const Activation = v.object({
  /** Grows with each activation of any remote. */
  revision: v.number(),
  remote: RemoteName,
  version: Version,
  kind: ActivationKind,
  /** Share of visitors that the version has from then on: 100 as the stable one, 0 for a canary that was ended. */
  percent: v.number(),
  /** Who: the name of the token; empty for callers who may not know. */
  actor: v.string(),
  /** Null when nobody knows, and for callers who may not. */
  commit: v.nullable(v.string()),
  /** Why a canary was aborted; null for what somebody asked for. */
  reason: v.nullable(v.string()),
  /** ISO 8601. */
  at: v.string(),
})
export type Activation = v.InferOutput<typeof Activation>

/**
 * What is live. With `after`, waits until the revision is another one than that, `waitMs` at most, and then answers what
 * is live then.
 */
export const getLiveReleases = defineEndpoint({
  method: 'GET',
  path: '/api/registry/live',
  summary: 'Says which release of each remote is live; waits for a change when `after` is given.',
  query: v.object({
    after: v.optional(v.pipe(v.string(), v.toNumber(), v.integer())),
    waitMs: v.optional(v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(0), v.maxValue(25_000))),
  }),
  response: v.object({ revision: v.number(), remotes: v.array(LiveRelease) }),
  errors: [],
  cache: { scope: 'personal' },
})

/** Shapes of all endpoints of the running API, against which a release is checked. */
export const getApiContract = defineEndpoint({
  method: 'GET',
  path: '/api/registry/contract',
  summary: 'Describes every call of this API as a JSON Schema.',
  response: v.object({ endpoints: EndpointShapes }),
  errors: [],
  cache: { scope: 'public', maxAge: 60 },
})

/** Calls below need `Authorization: Bearer <token of the remote's team>`. */
export const publishRelease = defineEndpoint({
  method: 'POST',
  path: '/api/registry/releases',
  summary: 'Registers a release whose files are in the store. The same release again is fine, other bytes are not.',
  body: v.object({ release: SignedRelease }),
  response: v.object({ version: Version, isNew: v.boolean() }),
  errors: ['release-token-refused', 'release-differs'],
  cache: { scope: 'personal' },
})

export const activateRelease = defineEndpoint({
  method: 'POST',
  path: '/api/registry/activate',
  summary: 'Makes a registered release live, for all visitors or as a canary.',
  body: v.object({ remote: RemoteName, version: Version, percent: v.picklist(CANARY_STEPS) }),
  response: v.object({ activation: Activation }),
  errors: ['release-token-refused', 'release-not-found'],
  cache: { scope: 'personal' },
})

export const rollbackRelease = defineEndpoint({
  method: 'POST',
  path: '/api/registry/rollback',
  summary: 'Ends a running canary, else makes the stable release before the present one live again.',
  body: v.object({ remote: RemoteName, version: v.optional(Version) }),
  response: v.object({ activation: Activation }),
  errors: ['release-token-refused', 'release-not-found', 'nothing-to-roll-back'],
  cache: { scope: 'personal' },
})

/** Newest first. Who and which commit is told to staff, and to whoever sends the release token of any team. */
export const listActivations = defineEndpoint({
  method: 'GET',
  path: '/api/registry/activations',
  summary: 'History of what went live; for staff and teams also by whom and from which commit.',
  query: v.object({
    remote: v.optional(RemoteName),
    limit: v.optional(v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(1), v.maxValue(200))),
  }),
  response: v.object({ activations: v.array(Activation) }),
  errors: ['release-token-refused', 'rate-limited'],
  cache: { scope: 'personal' },
})

const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))

/** What a shell saw of one release since its last report. */
export const ReleaseHealth = v.object({
  remote: RemoteName,
  version: Version,
  /** Pages that it had a part in. */
  pages: Count,
  /** Those on which it failed, on the server or in the browser; may be of pages that were reported before. */
  failures: Count,
  /** Largest Contentful Paint of these pages, milliseconds, as far as browsers told. */
  lcpMs: v.pipe(v.array(v.pipe(v.number(), v.minValue(0), v.maxValue(3_600_000))), v.maxLength(10_000)),
})
export type ReleaseHealth = v.InferOutput<typeof ReleaseHealth>

/** Answered on the API's loopback listener only: visitors could abort canaries with it. */
export const reportHealth = defineEndpoint({
  method: 'POST',
  path: '/registry/health',
  summary: 'Takes what a shell saw of running canaries and of the stable releases beside them; aborts a bad canary.',
  body: v.object({ releases: v.pipe(v.array(ReleaseHealth), v.maxLength(200)) }),
  /** Names of the remotes whose canaries it aborted. */
  response: v.object({ aborted: v.array(v.string()) }),
  errors: [],
  cache: { scope: 'personal' },
})
