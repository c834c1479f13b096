import { editableRequisites, editableSettings } from '@verstak/contracts/staffSettings'
import type { Host } from '@verstak/host'
import { thingQuery } from '../thing-page/thingLoader.ts'

/** Brings the settings and the requisites. */
export const settingsLoader =
  ({ call, queryClient }: Host) =>
  async () => {
    await Promise.all([
      queryClient.fetchQuery({ ...thingQuery(call, editableSettings, 'shop'), staleTime: 0 }),
      queryClient.fetchQuery({ ...thingQuery(call, editableRequisites, 'shop'), staleTime: 0 }),
    ])
    return null
  }
