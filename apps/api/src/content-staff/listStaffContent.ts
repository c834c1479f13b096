import { PREVIEW_PARAMETER } from '@verstak/contracts/content'
import type {
  ContentState,
  listContentVersions as versions,
  listStaffContent as endpoint,
} from '@verstak/contracts/contentStaff'
import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import type { StaffTable } from '../back-office/bindTable.ts'
import { notFound } from '../DomainError.ts'
import type { Services } from '../services.ts'
import { selectStaffDocuments, selectVersions } from './contentStaff.sql.ts'
import { contentStaffTexts } from './contentStaff.texts.ts'

const PAGE_SIZE = 50
const texts = contentStaffTexts.table
/** Kinds of documents of a section. */
export const KINDS = { page: ['page', 'promo'], news: ['news'], article: ['article'] } as const

/** The same as a table for spreadsheets. */
export const contentTable: StaffTable<Awaited<ReturnType<typeof selectStaffDocuments>>[number]> = {
  file: texts.file,
  headers: texts.headers,
  keyOf: ({ id }) => id,
  linesOf: ({ id, title, path, state, is_shown, changed_at }) => [
    [id, title, path, texts.states[state], is_shown, changed_at],
  ],
}

/** Documents as staff finds them. */
export async function listStaffContent(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { kind, page, ...filter }: EndpointQuery<typeof endpoint>,
): Promise<EndpointResponse<typeof endpoint>> {
  const slice = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
  const rows = await selectStaffDocuments(db, { ...filter, kinds: KINDS[kind] }, now(), slice)
  return {
    documents: rows.map(({ id, path, title, state, is_shown, changed_at }) => ({
      id,
      path,
      title,
      state,
      isShown: is_shown,
      changedAt: changed_at.toISOString(),
    })),
    total: rows[0]?.total ?? 0,
    pageSize: PAGE_SIZE,
  }
}

/** @throws DomainError `not-found` */
export async function listContentVersions(
  { db, now }: Pick<Services, 'db' | 'now'>,
  id: number,
): Promise<EndpointResponse<typeof versions>> {
  const rows = await selectVersions(db, id)
  const [first] = rows
  if (!first) throw notFound('id', `There is no document ${id}.`)
  const moment = now()
  const shown = rows.find(({ published_at }) => published_at !== null && published_at <= moment)
  return {
    path: first.path,
    kind: first.kind,
    versions: rows.map(({ version, title, published_at, preview_key }) => ({
      version,
      title,
      state: stateOf(published_at, moment),
      publishedAt: published_at?.toISOString() ?? null,
      isShown: version === shown?.version,
      preview: `${first.path}?${PREVIEW_PARAMETER}=${preview_key}`,
    })),
  }
}

function stateOf(publishedAt: Date | null, now: Date): ContentState {
  if (publishedAt === null) return 'draft'
  return publishedAt > now ? 'planned' : 'published'
}
