import { describeEndpoints } from '@verstak/contract-shapes'
import { QUERY_SCHEMA_VERSION } from '@verstak/contracts/endpoint'
import * as endpoints from '@verstak/contracts/registry'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { activateRelease } from './activateRelease.ts'
import { tokenActor } from './changeLive.ts'
import { checkToken } from './checkToken.ts'
import { getLiveReleases } from './getLiveReleases.ts'
import { listActivations } from './listActivations.ts'
import { publishRelease } from './publishRelease.ts'
import { rollbackRelease } from './rollbackRelease.ts'

/** A release.json carries the JSON Schemas of every endpoint that the remote uses. */
const RELEASE_LIMIT_BYTES = 2 * 1024 * 1024

export function registryRoutes(binder: Binder, services: Services): void {
  const { bindPublic, bindPersonal } = binder
  bindPersonal(endpoints.getLiveReleases, ({ query }) => getLiveReleases(services, query))
  // Evaluated at the first request, when all endpoints are bound.
  bindPublic(endpoints.getApiContract, () => ({
    endpoints: describeEndpoints(binder.endpoints, QUERY_SCHEMA_VERSION),
  }))
  bindPersonal(
    endpoints.publishRelease,
    async ({ body: { release } }, caller) =>
      publishRelease(services, release, tokenActor(await checkToken(services, release.name, caller))),
    { bodyLimitBytes: RELEASE_LIMIT_BYTES },
  )
  bindPersonal(endpoints.activateRelease, async ({ body }, caller) => ({
    activation: await activateRelease(services, body, tokenActor(await checkToken(services, body.remote, caller))),
  }))
  bindPersonal(endpoints.rollbackRelease, async ({ body }, caller) => ({
    activation: await rollbackRelease(services, body, tokenActor(await checkToken(services, body.remote, caller))),
  }))
  bindPersonal(endpoints.listActivations, ({ query }, caller) => listActivations(services, query, caller))
}
