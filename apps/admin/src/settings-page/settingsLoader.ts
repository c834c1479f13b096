import { DEFAULT_REGION_ID } from '@verstak/contracts/region'
import { editableRegion, editableRequisites, editableSettings } from '@verstak/contracts/staffSettings'
import type { Host } from '@verstak/host'
import { regionsQuery } from '../banner-pages/regionsQuery.ts'
import { entityQuery } from '../entity-page/entityLoader.ts'

/** Brings the settings, the requisites and the region that is shown first. */
export const settingsLoader =
  ({ call, queryClient }: Host) =>
  async () => {
    await Promise.all([
      queryClient.fetchQuery({ ...entityQuery(call, editableSettings, 'shop'), staleTime: 0 }),
      queryClient.fetchQuery({ ...entityQuery(call, editableRequisites, 'shop'), staleTime: 0 }),
      queryClient.fetchQuery({ ...entityQuery(call, editableRegion, DEFAULT_REGION_ID), staleTime: 0 }),
      queryClient.ensureQueryData(regionsQuery(call)),
    ])
    return null
  }
