/** `remote.config.ts`: the public face of a remote, read by the build. */
export interface RemoteConfig {
  /** Name of the remote and of its folder in `apps`. */
  name: string
  /** Patterns of the addresses that it answers, see `routePattern`. */
  routes: readonly string[]
  /** Module of each widget that it offers, by widget name; the module exports the component under that name. */
  widgets: Readonly<Record<string, `./src/${string}.tsx`>>
}
