export interface ReadableFiles {
  /** Folder of the built shell. */
  shell: string
  /** Folder of third-party packages. */
  packages: string
  /** Folder of the release store. */
  releases: string
  /** File with the teams' public keys. */
  teamKeys: string
}

/**
 * Node's permission model for processes that run remotes: they read their code and the releases, they write nothing and
 * start nothing. Worker threads and the inspector are for the watchdog, which `startWatchdog` lets go of both.
 */
export function permissionFlags({ shell, packages, releases, teamKeys }: ReadableFiles): string[] {
  const readable = [shell, packages, releases, teamKeys].map((path) => `--allow-fs-read=${path}`)
  return ['--permission', ...readable, '--allow-worker', '--allow-inspector', '--disable-warning=SecurityWarning']
}

/** What a process that runs remotes finds in its environment: settings, no secrets. */
const KNOWN_VARIABLES =
  /^(NODE_ENV|TZ|LOG_LEVEL|PORT|HOST|ADVERTISING|API_ORIGIN|PUBLIC_ORIGIN|CHAT_SCRIPT|VERSTAK_(ENV|RELEASES|TEAM_KEYS|DEV_REMOTE))$/

/** The variables that a process which runs remotes gets. */
export function minimalEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => KNOWN_VARIABLES.test(name)))
}
