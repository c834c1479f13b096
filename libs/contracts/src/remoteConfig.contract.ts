/** `remote.config.ts`: the public face of a remote, read by the build. */
export interface RemoteConfig {
  /** Name of the remote and of its folder in `apps`. */
  name: string
  /** Patterns of the addresses that it handles, see `routePattern`. */
  routes: readonly string[]
  /** Module of each widget, by widget name; the module exports the component under that name. */
  widgets: Readonly<Record<string, `./src/${string}.tsx`>>
  /** Names of the widgets that are shown in windows: they load on a press, so that pages bring no code for them. */
  windows?: readonly string[]
  /** Names of the widgets whose pages show nothing else of the remote: such a page names no styles but theirs. */
  alone?: readonly string[]
  /**
   * Addresses that must render before a release is activated, at least one for each kind of page. `{category}`,
   * `{brand}` and `{product}` are replaced by the address of an existing one.
   */
  smoke: readonly string[]
  /** Maximum size in bytes (brotli) of its page's own scripts and stylesheets. */
  budget: { js: number; css: number }
}

/** Global variable of a remote's federation container: `verstak_gift_cards`. */
export const containerNameOf = (remote: string) => `verstak_${remote.replaceAll('-', '_')}`
