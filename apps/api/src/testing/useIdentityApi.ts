import { startTestCluster, type TestCluster } from '@verstak/tools-database/testCluster'
import { type IdentityProviders, startIdentityProviders } from '@verstak/tools-identity/startIdentityProviders'
import type { IdentityConfig } from '../identity/identityConfig.ts'
import { readIdentityConfig } from '../identity/identityConfig.ts'
import { startTestApi, type TestApi } from './startTestApi.ts'

/** Origin of the pages of the test shop. */
export const SHOP_ORIGIN = 'http://localhost:3000'

/** The API with the embedded providers; use it only within tests and hooks. */
export interface IdentityApi {
  readonly api: TestApi
  readonly providers: IdentityProviders
  readonly databaseUrl: string
}

/** @param change other providers than the embedded ones */
export function useIdentityApi(change: (config: IdentityConfig) => IdentityConfig = (config) => config): IdentityApi {
  let cluster: TestCluster | undefined
  let providers: IdentityProviders | undefined
  let api: TestApi | undefined
  let databaseUrl = ''
  beforeAll(async () => {
    cluster = await startTestCluster()
    databaseUrl = (await cluster.createDatabase()).url
    providers = await startIdentityProviders({ port: 0, shopOrigins: [SHOP_ORIGIN], mode: 'demo' })
    const identity = change(readIdentityConfig(providers.settings, 'demo'))
    const callsPerMinute = { providerSignInsPerIp: 1000, passkeyCallsPerIp: 1000 }
    api = await startTestApi(databaseUrl, { callsPerMinute }, { identity, publicOrigins: [SHOP_ORIGIN] })
  }, 60_000)
  afterAll(async () => {
    await api?.close()
    await providers?.stop()
    await cluster?.stop()
  }, 60_000)
  return {
    get api() {
      return api!
    },
    get providers() {
      return providers!
    },
    get databaseUrl() {
      return databaseUrl
    },
  }
}
