import * as v from 'valibot'
import { defineEndpoint } from './endpoint.contract.ts'
import { EndpointShapes, Release, SignedRelease } from './release.contract.ts'

const RemoteName = Release.entries.name
const Version = Release.entries.version

/** Share of visitors of a canary, percent; 100 makes the release the stable one. */
export const CANARY_STEPS = [1, 5, 25, 100] as const

/** Reference to a release: its files are in `<remote>/<version>/` of the release store. */
export const ReleaseRef = v.object({
  version: Version,
  /** Route patterns: these addresses answer 503 instead of 404 while the release cannot be loaded. */
  routes: v.array(v.string()),
})
export type ReleaseRef = v.InferOutput<typeof ReleaseRef>

/** Live releases of one remote. */
export const LiveRelease = v.object({
  name: RemoteName,
  stable: ReleaseRef,
  /** The stable release before this one: fallback while this one cannot be loaded. */
  previous: v.nullable(ReleaseRef),
  canary: v.nullable(v.object({ ...ReleaseRef.entries, percent: v.number() })),
})
export type LiveRelease = v.InferOutput<typeof LiveRelease>

/** Kind of an activation. */
export const ActivationKind = v.picklist(['activate', 'canary', 'rollback', 'abort'])
export type ActivationKind = v.InferOutput<typeof ActivationKind>

/** One entry of the history: a change of a remote's release, with its author and time. */
export const Activation = v.object({
  /** Increases with each activation of any remote. */
  revision: v.number(),
  remote: RemoteName,
  version: Version,
  kind: ActivationKind,
  /** New share of visitors for the version: 100 as the stable one, 0 for an ended canary. */
  percent: v.number(),
  /** Name of the token used; empty for callers without permission to see it. */
  actor: v.string(),
  /** Null when unknown, and for callers without permission to see it. */
  commit: v.nullable(v.string()),
  /** Reason of an automatic canary abort; null for manual actions. */
  reason: v.nullable(v.string()),
  /** ISO 8601. */
  at: v.string(),
})
export type Activation = v.InferOutput<typeof Activation>

/**
 * Live releases. With `after`, a long poll: waits up to `waitMs` until the revision differs from `after`, then
 * answers the current state.
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

/** Shapes of all endpoints of the running API, for checking releases. */
export const getApiContract = defineEndpoint({
  method: 'GET',
  path: '/api/registry/contract',
  summary: 'Describes every call of this API as a JSON Schema.',
  response: v.object({ endpoints: EndpointShapes }),
  errors: [],
  cache: { scope: 'public', maxAge: 60 },
})

/** The calls below need `Authorization: Bearer <token of the remote's team>`. */
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

/** Newest first. Actor and commit are visible to staff and to callers with any team's release token. */
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

/** Health of one release as seen by a shell since its last report. */
export const ReleaseHealth = v.object({
  remote: RemoteName,
  version: Version,
  /** Pages that used the release. */
  pages: Count,
  /** Pages on which it failed, on the server or in the browser; may include pages from earlier reports. */
  failures: Count,
  /** Largest Contentful Paint of these pages, milliseconds, where browsers reported it. */
  lcpMs: v.pipe(v.array(v.pipe(v.number(), v.minValue(0), v.maxValue(3_600_000))), v.maxLength(10_000)),
})
export type ReleaseHealth = v.InferOutput<typeof ReleaseHealth>

/** On the API's loopback listener only: otherwise visitors could abort canaries. */
export const reportHealth = defineEndpoint({
  method: 'POST',
  path: '/registry/health',
  summary: 'Takes what a shell saw of running canaries and of the stable releases beside them; aborts a bad canary.',
  body: v.object({ releases: v.pipe(v.array(ReleaseHealth), v.maxLength(200)) }),
  /** Names of the remotes whose canaries were aborted. */
  response: v.object({ aborted: v.array(v.string()) }),
  errors: [],
  cache: { scope: 'personal' },
})
