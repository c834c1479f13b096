import { createCall } from '@verstak/api-client/call'
import { createQueryClient } from '@verstak/api-client/createQueryClient'
import type { WidgetName } from '@verstak/contracts/widget'
import { createModals } from '@verstak/host'
import type { Host, Widget } from '@verstak/host'
import { regionAtom } from '@verstak/region'
import { createStore } from 'jotai'
import type { BootData } from '../app/boot.ts'
import { events } from './events.ts'
import { reportFailure } from './failures.ts'
import { loadExposed } from './remotes.ts'

/** The host of one page in the browser. */
export function createBrowserHost(boot: BootData): Host {
  const store = createStore()
  store.set(regionAtom, boot.region)
  const loaded = new Map<WidgetName, unknown>()
  const loading = new Map<WidgetName, Promise<unknown>>()

  const load = async (name: WidgetName) => {
    const [remote = '', widget = ''] = name.split('/')
    const module = await loadExposed(remote, widget)
    loaded.set(name, module[widget])
    return module[widget]
  }

  return {
    layout: boot.layout,
    publicOrigin: boot.publicOrigin ?? '',
    user: boot.user,
    flags: boot.flags,
    call: createCall((path, init) => fetch(path, init)),
    queryClient: createQueryClient(),
    store,
    track: (event) => void events.push(event),
    report: reportFailure,
    modals: createModals(),
    widgets: {
      find: <Name extends WidgetName>(name: Name) => loaded.get(name) as Widget<Name> | undefined,
      load: <Name extends WidgetName>(name: Name) => {
        const running =
          loading.get(name) ??
          load(name).catch((error: unknown) => {
            // The places that wait keep their promise; whoever asks from now on tries anew.
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
}
