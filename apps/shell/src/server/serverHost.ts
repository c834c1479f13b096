import { createCall } from '@verstak/api-client/call'
import { createQueryClient } from '@verstak/api-client/createQueryClient'
import { listTopics } from '@verstak/contracts/catalogue'
import { queryKeyOf } from '@verstak/contracts/endpoint'
import type { Layout } from '@verstak/contracts/layout'
import type { Region } from '@verstak/contracts/region'
import type { Host, Widget } from '@verstak/host'
import { regionAtom } from '@verstak/region'
import { createStore } from 'jotai'
import type { LateScripts } from './lateScripts.ts'
import { exposeOf } from './remotes.ts'
import type { ServerRemote } from './remotes.ts'
import { serverTransport } from './serverTransport.ts'
import type { VisitorHeaders } from './serverTransport.ts'
import type { SlowData } from './slowData.ts'

export interface ServerHostInput {
  apiOrigin: string
  layout: Layout
  scripts: LateScripts
  region: Region
  remotes: readonly ServerRemote[]
  slowData: SlowData
  visitor: VisitorHeaders
}

/** The host of one request: its own query cache and atoms. */
export function createServerHost(input: ServerHostInput): Host {
  const { layout, scripts, region, remotes, slowData, visitor } = input
  const queryClient = createQueryClient()
  queryClient.setQueryData(queryKeyOf(listTopics, {}), slowData.topics)
  const store = createStore()
  store.set(regionAtom, region)
  return {
    layout,
    call: createCall(serverTransport(input.apiOrigin, visitor)),
    queryClient,
    store,
    widgets: {
      find: (name) => {
        const [remote, widget = ''] = name.split('/')
        return remotes.find((one) => one.name === remote)?.page?.widgets[widget] as Widget<typeof name> | undefined
      },
      load: (name) => Promise.reject(new Error(`${name} is not loaded on the server`)),
      stylesheetsOf: (name) => exposeOf(remotes, name)?.css ?? [],
      preload: (name) => {
        const entry = remotes.find((one) => name.startsWith(`${one.name}/`))?.entry
        if (entry) [entry, ...(exposeOf(remotes, name)?.js ?? [])].forEach(scripts.preload)
      },
    },
  }
}
