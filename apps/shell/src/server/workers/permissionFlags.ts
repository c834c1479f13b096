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
 * Flags of Node's permission model for processes that run remotes: they may read their code and the releases, but not
 * write files or start processes. The watchdog needs worker threads and the inspector; `startWatchdog` then drops both.
 */
export function permissionFlags({ shell, packages, releases, teamKeys }: ReadableFiles): string[] {
  const readable = [shell, packages, releases, teamKeys].map((path) => `--allow-fs-read=${path}`)
  return ['--permission', ...readable, '--allow-worker', '--allow-inspector', '--disable-warning=SecurityWarning']
}

/** Environment variables of a process that runs remotes: settings, no secrets. */
const KNOWN_VARIABLES =
  /^(NODE_ENV|TZ|LOG_LEVEL|PORT|HOST|ADVERTISING|API_ORIGIN|PUBLIC_ORIGIN|CHAT_SCRIPT|MAP_(PROVIDER|SCRIPT|SCRIPT_KEY|GEOJSON)|MAPBOX_TOKEN|VK_(APP_ID|ORIGIN|LOGIN_ORIGIN)|OIDC_ISSUER|PAYMENT_ORIGIN|YOOKASSA_SHOP_ID|SMARTCAPTCHA_SITE_KEY|VERSTAK_(ENV|RELEASES|TEAM_KEYS|DEV_REMOTE))$/

/** Environment of a process that runs remotes. */
export function minimalEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => KNOWN_VARIABLES.test(name)))
}
