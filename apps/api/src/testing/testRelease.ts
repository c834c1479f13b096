import type { SignedRelease } from '@verstak/contracts/release'
import { createHash } from 'node:crypto'

/** A release.json with the fields that the registry reads. */
export function makeRelease(remote: string, version: string, change: Partial<SignedRelease> = {}): SignedRelease {
  return {
    name: remote,
    version,
    contractVersion: 1,
    commit: null,
    routes: [`/${remote}/`],
    smoke: [`/${remote}/`],
    entry: 'remoteEntry.js',
    exposes: { './routes': { js: ['routes.js'], css: [] } },
    server: 'server/index.cjs',
    shared: { react: '^19.0.0' },
    contract: { uses: { endpoints: {}, widgets: {} }, provides: { widgets: {} } },
    hashes: { 'server/index.cjs': `sha384-${version}` },
    signature: 'signature',
    ...change,
  }
}

/** A token of the remote's team, always the same. */
export const tokenOf = (remote: string): string => createHash('sha256').update(remote).digest('base64url')

/** The header with that token. */
export const bearer = (remote: string): Record<string, string> => ({ authorization: `Bearer ${tokenOf(remote)}` })
