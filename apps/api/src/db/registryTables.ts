import type { ActivationKind } from '@verstak/contracts/registry'
import type { SignedRelease } from '@verstak/contracts/release'
import type { ColumnType, Generated } from 'kysely'

/** timestamptz: read as Date, set by the database by default. */
type Timestamp = ColumnType<Date, Date | undefined, Date>

interface ReleaseTable {
  remote: string
  version: string
  manifest: ColumnType<SignedRelease, string, never>
  digest: Buffer
  published_at: Timestamp
  actor: string
}

interface RegistryStateTable {
  id: Generated<boolean>
  revision: number
}

interface ActivationTable {
  revision: number
  remote: string
  version: string
  kind: ActivationKind
  percent: number
  actor: string
  commit: string | null
  reason: string | null
  at: Date
}

interface LiveReleaseTable {
  remote: string
  stable_version: string
  previous_version: string | null
  canary_version: string | null
  canary_percent: number | null
  canary_since: Date | null
}

interface CanaryHealthTable {
  remote: string
  version: string
  pages: number
  failures: number
}

interface CanaryLcpTable {
  remote: string
  version: string
  bucket: number
  samples: number
}

interface ReleaseTokenTable {
  token_hash: Buffer
  remote: string
  name: string
  created_at: Timestamp
  revoked_at: ColumnType<Date | null, Date | null | undefined>
}

/** Tables of the remotes' releases: published and live releases, canary health, access tokens. */
export interface RegistryTables {
  release: ReleaseTable
  registry_state: RegistryStateTable
  activation: ActivationTable
  live_release: LiveReleaseTable
  canary_health: CanaryHealthTable
  canary_lcp: CanaryLcpTable
  release_token: ReleaseTokenTable
}
