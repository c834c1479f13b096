import type { Host } from '@verstak/host'
import { CONTENT_PAGE_SIZE } from '@verstak/contracts/content'
import { data, type LoaderFunctionArgs } from '@verstak/router'
import { contentListQuery } from '../content-page/contentQuery.ts'

/** Which list, and which page of it. */
export interface ContentListInput {
  kind: 'news' | 'article'
  page: number
}

/** Brings a page of news or articles; a page after the last is not found. */
export function contentListLoader({ call, queryClient }: Host, kind: ContentListInput['kind']) {
  return async ({ request }: LoaderFunctionArgs): Promise<ContentListInput> => {
    const asked = new URL(request.url).searchParams.get('page') ?? '1'
    if (!/^[1-9]\d{0,3}$/.test(asked)) throw data(null, { status: 404 })
    const input = { kind, page: Number(asked) }
    const { total } = await queryClient.ensureQueryData(contentListQuery(call, input))
    if (input.page > Math.max(1, Math.ceil(total / CONTENT_PAGE_SIZE))) throw data(null, { status: 404 })
    return input
  }
}
