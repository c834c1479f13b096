import { DEFAULT_REGION_ID } from '@verstak/contracts/region'
import { editableRegion, editableRequisites, editableSettings } from '@verstak/contracts/staffSettings'
import type { Host } from '@verstak/host'
import { regionsQuery } from '../banner-pages/regionsQuery.ts'
import { thingQuery } from '../thing-page/thingLoader.ts'

/** Brings the settings, the requisites and the region that is shown first. */
export const settingsLoader =
  ({ call, queryClient }: Host) =>
  async () => {
    await Promise.all([
      queryClient.fetchQuery({ ...thingQuery(call, editableSettings, 'shop'), staleTime: 0 }),
      queryClient.fetchQuery({ ...thingQuery(call, editableRequisites, 'shop'), staleTime: 0 }),
      queryClient.fetchQuery({ ...thingQuery(call, editableRegion, DEFAULT_REGION_ID), staleTime: 0 }),
      queryClient.ensureQueryData(regionsQuery(call)),
    ])
    return null
  }
