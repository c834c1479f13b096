import { createFavoritesList, renameFavoritesList } from '@verstak/contracts/favorites'
import { readApiError } from '@verstak/api-client/readApiError'
import { broadcastMarks } from '@verstak/device/marksChannel'
import { defineForm } from '@verstak/form/defineForm'
import type { FormOutcome } from '@verstak/form/formLogic'
import type { Host } from '@verstak/host'
import { ListName } from '@verstak/validators/favoritesListName.schema'
import { listNameMessages } from '@verstak/validators/favoritesListName.texts'
import * as v from 'valibot'
import { refreshLists } from '../favorites-changes/refreshLists.ts'
import { showListFailure } from '../favorites-changes/showListFailure.tsx'

interface ListNameContext {
  host: Host
  /** The list to rename; null makes one. */
  guid: string | null
}

/** A list as it is after the form. */
export interface NamedList {
  guid: string
  name: string
}

/** Makes or renames a list. What the server refuses without naming the field opens a window of its own (ERR-011, ERR-012). */
export const listNameLogic = defineForm({
  schema: () => v.object({ name: ListName }),
  words: { name: listNameMessages },
  async send({ name }, { host, guid }: ListNameContext): Promise<FormOutcome<'name', NamedList, never>> {
    try {
      const result = { guid: guid ?? (await host.call(createFavoritesList, { body: { name } })).guid, name }
      if (guid !== null) await host.call(renameFavoritesList, { query: { guid }, body: { name } })
      broadcastMarks()
      await refreshLists(host)
      return { result }
    } catch (error) {
      if (readApiError(error)?.details.some(({ field }) => field === 'name')) throw error
      showListFailure(host, error)
      return {}
    }
  },
})
