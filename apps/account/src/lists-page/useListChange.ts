import { useQueryClient } from '@tanstack/react-query'
import { readApiError } from '@verstak/api-client/readApiError'
import { changePurchaseList } from '@verstak/contracts/purchaseList'
import type { EndpointInput } from '@verstak/contracts/endpoint'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { useModals } from '@verstak/remote-kit/useModals'
import { useState } from 'react'
import { listQuery, listsQuery } from './listsQueries.ts'
import { listsTexts as texts } from './listsPage.texts.ts'

type Changes = Omit<EndpointInput<typeof changePurchaseList>['body'], 'guid' | 'regionId'>

/** Changes a list; a failure says so and changes nothing. */
export function useListChange(guid: string) {
  const { call } = useHost()
  const { id: regionId } = useRegion()
  const queryClient = useQueryClient()
  const { showError } = useModals()
  const [running, setRunning] = useState(0)

  /** @returns whether it is changed */
  async function change(changes: Changes): Promise<boolean> {
    setRunning((count) => count + 1)
    try {
      const list = await call(changePurchaseList, { body: { guid, regionId, ...changes } })
      queryClient.setQueryData(listQuery(call, guid, regionId).queryKey, list)
      void queryClient.invalidateQueries({ queryKey: listsQuery(call).queryKey })
      return true
    } catch (error) {
      showError({ text: readApiError(error)?.details[0]?.text ?? texts.failed })
      return false
    } finally {
      setRunning((count) => count - 1)
    }
  }

  return { change, isChanging: running > 0 }
}
