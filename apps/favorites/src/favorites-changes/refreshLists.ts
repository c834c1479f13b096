import { getSharedFavorites, listFavoritesLists } from '@verstak/contracts/favorites'
import type { Host } from '@verstak/host'

/** Lists are asked for again: those that are shown now, others when they are. */
export async function refreshLists({ queryClient }: Pick<Host, 'queryClient'>): Promise<void> {
  await Promise.all(
    [listFavoritesLists, getSharedFavorites].map(({ path }) =>
      queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === path }),
    ),
  )
}
