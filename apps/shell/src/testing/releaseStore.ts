import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Release } from '@verstak/contracts/release'
import { createKeyPair, integrityOf, sign } from '@verstak/signature'
import { loadRelease } from '../server/releases/loadRelease.ts'
import { createTeamKeys } from '../server/releases/teamKeys.ts'

const ENTRY = 'remoteEntry.1.js'

/** Options of a test release. */
export interface MadeRelease {
  name?: string
  version?: string
  /** The server file's code. */
  code?: string
  /** Changes `release.json` before it is signed. */
  edit?: (release: Release) => object
  /** Private key that signs it; the team's own by default. */
  key?: string
}

/** Code of a server file whose only page shows `text` at `path`. */
export const pageCode = (text: string, path = '/cart/') =>
  `const { jsx } = require('react/jsx-runtime')
exports.createRoutes = () => [{ id: '${path}', path: '${path}', element: jsx('h1', { children: '${text}' }) }]
exports.widgets = { CartBadge: () => '${text}' }`

/** A release store in its own folder, with a team's keys. */
export function createReleaseStore() {
  const folder = mkdtempSync(join(tmpdir(), 'verstak-releases-'))
  const store = join(folder, 'releases')
  const teamKeysFile = join(folder, 'team-keys.json')
  const team = createKeyPair()
  const setKeys = (keys: Record<string, string[]>) => writeFileSync(teamKeysFile, JSON.stringify(keys))
  setKeys({ cart: [team.publicKey], listing: [team.publicKey] })
  const source = { store, keys: createTeamKeys(teamKeysFile) }

  return {
    store,
    teamKeysFile,
    team,
    setKeys,
    source,
    load: (version: string, name = 'cart') => loadRelease(source, { name, version }),
    fileOf: (version: string, path: string, name = 'cart') => join(store, name, version, path),
    /** Adds a release to the store. @returns its version */
    put: ({ name = 'cart', version = '1.0.0-00000001', code = pageCode(version), edit, key }: MadeRelease = {}) => {
      const files: Record<string, string> = {
        [`browser/${ENTRY}`]: 'entry',
        'browser/routes.1.js': 'routes',
        'browser/routes.1.css': 'a{}',
        'server/index.cjs': code,
      }
      const release = releaseOf(name, version, files)
      const edited = edit?.(release) ?? release
      for (const [path, content] of Object.entries(files)) write(join(store, name, version, path), content)
      write(
        join(store, name, version, 'release.json'),
        JSON.stringify({ ...edited, signature: sign(edited, key ?? team.privateKey) }),
      )
      return version
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function releaseOf(name: string, version: string, files: Record<string, string>): Release {
  return {
    name,
    version,
    contractVersion: 1,
    commit: null,
    routes: [`/${name}/`],
    smoke: [`/${name}/`],
    entry: ENTRY,
    exposes: {
      './routes': { js: ['routes.1.js'], css: ['routes.1.css'] },
      './CartBadge': { js: ['routes.1.js'], css: [] },
    },
    server: 'server/index.cjs',
    shared: {},
    contract: { uses: { endpoints: {}, widgets: {} }, provides: { widgets: {} } },
    hashes: Object.fromEntries(
      Object.entries(files).map(([path, content]) => [path, integrityOf(Buffer.from(content))]),
    ),
  }
}

function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
