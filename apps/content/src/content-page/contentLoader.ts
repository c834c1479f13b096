import { ContentPath, PREVIEW_PARAMETER } from '@verstak/contracts/content'
import type { Host } from '@verstak/host'
import { activeRegionAtom } from '@verstak/region'
import { data, type LoaderFunctionArgs } from '@verstak/router'
import * as v from 'valibot'
import { promotionsQuery, shownProductsQuery, shownQuery, type ShownDocument } from './contentQuery.ts'

/** The page that lists promotions besides its text. */
export const OUR_ACTIONS = '/our-actions/'

/**
 * Brings the document of the address, or the version that a preview's link names; its products and promotions, which never
 * fail it. An unknown one is not found.
 */
export function contentLoader({ call, queryClient, store }: Host) {
  return async ({ request }: LoaderFunctionArgs): Promise<ShownDocument> => {
    const { pathname: path, searchParams } = new URL(request.url)
    const previewKey = searchParams.get(PREVIEW_PARAMETER)
    const isKnown = v.is(ContentPath, path) && (previewKey === null || v.is(v.pipe(v.string(), v.uuid()), previewKey))
    if (!isKnown) throw data(null, { status: 404 })
    const { id: regionId } = store.get(activeRegionAtom)
    const promotions = path === OUR_ACTIONS && queryClient.prefetchQuery(promotionsQuery(call, regionId))
    const shown = { path, previewKey }
    const { blocks } = await queryClient.ensureQueryData(shownQuery(call, shown))
    if (blocks.some(({ kind }) => kind === 'products'))
      await queryClient.prefetchQuery(shownProductsQuery(call, shown, regionId))
    await promotions
    return shown
  }
}
