import { ContentPath } from '@verstak/contracts/content'
import type { Host } from '@verstak/host'
import { activeRegionAtom } from '@verstak/region'
import { data, type LoaderFunctionArgs } from '@verstak/router'
import * as v from 'valibot'
import { contentProductsQuery, contentQuery, promotionsQuery } from './contentQuery.ts'

/** The page that lists promotions besides its text. */
export const OUR_ACTIONS = '/our-actions/'

/** Brings the document of the address; its products and promotions, which never fail it. An unknown one is not found. */
export function contentLoader({ call, queryClient, store }: Host) {
  return async ({ request }: LoaderFunctionArgs): Promise<string> => {
    const { pathname } = new URL(request.url)
    if (!v.is(ContentPath, pathname)) throw data(null, { status: 404 })
    const { id: regionId } = store.get(activeRegionAtom)
    const promotions = pathname === OUR_ACTIONS && queryClient.prefetchQuery(promotionsQuery(call, regionId))
    const { blocks } = await queryClient.ensureQueryData(contentQuery(call, pathname))
    if (blocks.some(({ kind }) => kind === 'products'))
      await queryClient.prefetchQuery(contentProductsQuery(call, { path: pathname, regionId }))
    await promotions
    return pathname
  }
}
