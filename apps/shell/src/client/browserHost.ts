import { createCall } from '@verstak/api-client/call'
import type { Transport } from '@verstak/api-client/call'
import { createQueryClient } from '@verstak/api-client/createQueryClient'
import type { WidgetName } from '@verstak/contracts/widget'
import { createModals } from '@verstak/host'
import type { Host, Widget } from '@verstak/host'
import { regionAtom } from '@verstak/region'
import { createStore } from 'jotai'
import type { BootData } from '../document/boot.ts'
import { isServedBy } from '../document/isServedBy.ts'
import { events } from './events.ts'
import { reportFailure } from '../client-report/failures.ts'
import { openWindow } from './openWindow.ts'
import { loadExposed } from './remotes.ts'

/** Timeout of an API call, longer than any answer of the API takes; then the call fails and its part shows an error. */
const LIMIT_MS = 15_000

const fetchInTime: Transport = (path, init) => {
  const limit = AbortSignal.timeout(LIMIT_MS)
  // Without `AbortSignal.any`, the timeout of the server ends a hanging call.
  const signal = init.signal ? (AbortSignal.any?.([init.signal, limit]) ?? init.signal) : limit
  return fetch(path, { ...init, signal })
}

/** The host of one page in the browser. */
export function createBrowserHost(boot: BootData): Host {
  const store = createStore()
  store.set(regionAtom, boot.region)
  const loaded = new Map<WidgetName, unknown>()
  const loading = new Map<WidgetName, Promise<unknown>>()

  let renewAt = Date.now() + (boot.isUserUnknown ? 0 : (boot.renewIn ?? Number.POSITIVE_INFINITY)) * 1000
  /** Renews the user's session when that is due, even if the device has slept for days, and when a call asks to sign in. */
  const sendRenewed: Transport = async (path, init) => {
    const answer = Date.now() < renewAt ? await fetchInTime(path, init) : undefined
    if (answer && (answer.status !== 401 || renewAt === Number.POSITIVE_INFINITY)) return answer
    const { renewSession } = await import(/* webpackChunkName: "session" */ './renewSession.ts')
    renewAt = await renewSession(host, fetchInTime)
    return fetchInTime(path, init)
  }

  const load = async (name: WidgetName) => {
    const [remote = '', widget = ''] = name.split('/')
    const module = await loadExposed(remote, widget)
    loaded.set(name, module[widget])
    return module[widget]
  }

  const host: Host = {
    layout: boot.layout,
    ...boot.shop,
    user: boot.user,
    flags: boot.flags,
    map: boot.map ?? { provider: 'plan' },
    call: createCall((path, init) => sendRenewed(path, init)),
    queryClient: createQueryClient(),
    store,
    track: (event) => void events.push(event),
    ...isServedBy(boot.remotes),
    open: (name, options) => void openWindow(host, name, options),
    changeRegion: async (regionId) =>
      (await import(/* webpackChunkName: "region" */ '../region-choice/changeRegionTo.ts')).changeRegionTo(
        host,
        regionId,
      ),
    changeContractor: async (id) =>
      (await import(/* webpackChunkName: "user" */ '../user-menu/switchContractor.ts')).switchContractor(host, id),
    signOut: async () => (await import(/* webpackChunkName: "user" */ '../user-menu/signOutUser.ts')).signOutUser(host),
    report: reportFailure,
    modals: createModals(),
    widgets: {
      find: <Name extends WidgetName>(name: Name) => loaded.get(name) as Widget<Name> | undefined,
      isOffered: (name) => boot.remotes.some((one) => one.entry !== undefined && name.startsWith(`${one.name}/`)),
      load: <Name extends WidgetName>(name: Name) => {
        const running =
          loading.get(name) ??
          load(name).catch((error: unknown) => {
            // Pending callers keep their promise; the next call retries.
            loading.delete(name)
            throw error
          })
        loading.set(name, running)
        return running as Promise<Widget<Name>>
      },
      stylesheetsOf: (name) => {
        const [remote, widget] = name.split('/')
        return boot.remotes.find((one) => one.name === remote)?.stylesheets[`./${widget}`] ?? []
      },
      preload: () => undefined,
    },
  }
  return host
}
