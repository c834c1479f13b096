import type { Release } from '@verstak/contracts/release'
import type { WidgetName } from '@verstak/contracts/widget'
import type { PageFile } from '@verstak/host'
import type { LiveRemote } from '../../document/boot.ts'
import type { ServerPage } from './runServerFile.ts'

/** A remote on the server. `page` is absent when no release of it can be loaded. */
export interface ServerRemote extends LiveRemote {
  /** Scripts of each exposed module, for preloading. */
  scripts: Record<string, PageFile[]>
  page?: ServerPage
}

/** Path under which the shell serves the release store. */
export const RELEASES_PATH = '/releases/'

/** Page data of a release with browser files below `base`; `integrity` is by path below `base`. */
export function describeRemote(release: Release, base: string, integrity: Record<string, string> = {}): ServerRemote {
  const { name, version, routes, entry, exposes } = release
  const fileOf = (path: string): PageFile => {
    const hash = integrity[path]
    return { href: base + path, ...(hash ? { integrity: hash } : {}) }
  }
  const filesOf = (kind: 'js' | 'css') =>
    Object.fromEntries(Object.entries(exposes).map(([expose, files]) => [expose, files[kind].map(fileOf)]))
  return { name, version, routes, entry: fileOf(entry), stylesheets: filesOf('css'), scripts: filesOf('js') }
}

/** A remote that is live but cannot be loaded: its addresses answer 503, not 404. */
export function missingRemote(name: string, { version, routes }: Pick<Release, 'version' | 'routes'>): ServerRemote {
  return { name, version, routes, stylesheets: {}, scripts: {} }
}

/** Data of a remote for the browser. */
export function toBoot({ name, version, isCanary, routes, entry, stylesheets }: ServerRemote): LiveRemote {
  return { name, version, ...(isCanary && { isCanary }), routes, ...(entry ? { entry } : {}), stylesheets }
}

/** Finds the remote of a widget and the name under which it exposes the widget. Results are cached by widget name. */
export function createOwnerOf(remotes: readonly ServerRemote[]) {
  const find = (name: WidgetName) => {
    const [remoteName, widget = ''] = name.split('/')
    const remote = remotes.find((one) => one.name === remoteName)
    return remote ? { remote, widget, expose: `./${widget}` } : null
  }
  const owners = new Map<WidgetName, ReturnType<typeof find>>()
  return (name: WidgetName) => {
    const known = owners.get(name)
    if (known !== undefined) return known
    const owner = find(name)
    owners.set(name, owner)
    return owner
  }
}
