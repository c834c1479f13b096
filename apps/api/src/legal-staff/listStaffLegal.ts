import { PREVIEW_PARAMETER } from '@verstak/contracts/content'
import type { EndpointQuery, EndpointResponse } from '@verstak/contracts/endpoint'
import { legalAddress } from '@verstak/contracts/legal'
import type {
  LegalEdition,
  listLegalEditions as editions,
  readLegalEdition as edition,
  listStaffLegal as endpoint,
} from '@verstak/contracts/legalStaff'
import type { StaffTable } from '../back-office/bindTable.ts'
import { fitsText } from '../back-office/fitsText.ts'
import { notFound } from '../DomainError.ts'
import type { Services } from '../services.ts'
import { findEdition, selectEditions, selectStaffLegal } from './legalStaff.sql.ts'
import { legalStaffTexts as texts } from './legalStaff.texts.ts'

type Row = Awaited<ReturnType<typeof selectStaffLegal>>[number]

/** Documents as a table for spreadsheets. */
export const legalTable: StaffTable<Row> = {
  ...texts.table,
  keyOf: ({ slug }) => slug,
  linesOf: ({ slug, title, version, published_at, planned_at }) => [[title, slug, version, published_at, planned_at]],
}

/** The documents that fit by title or address, by title. */
export async function findStaffLegal(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { text }: EndpointQuery<typeof endpoint>,
): Promise<Row[]> {
  return (await selectStaffLegal(db, now())).filter(({ slug, title }) => fitsText(text, title, legalAddress(slug)))
}

/** The same for the back office. */
export async function listStaffLegal(
  services: Pick<Services, 'db' | 'now'>,
  query: EndpointQuery<typeof endpoint>,
): Promise<EndpointResponse<typeof endpoint>> {
  const rows = await findStaffLegal(services, query)
  return {
    documents: rows.map(({ slug, title, version, published_at, planned_at }) => ({
      ...{ slug, title, version, publishedAt: published_at.toISOString() },
      plannedAt: planned_at?.toISOString() ?? null,
    })),
  }
}

/** @throws DomainError `not-found` */
export async function listLegalEditions(
  { db, now }: Pick<Services, 'db' | 'now'>,
  slug: string,
): Promise<EndpointResponse<typeof editions>> {
  const rows = await selectEditions(db, slug)
  if (rows.length === 0) throw notFound('id', `There is no document ${slug}.`)
  const moment = now()
  const valid = rows.find(({ published_at }) => published_at <= moment)
  const stateOf = (row: (typeof rows)[number]): LegalEdition['state'] =>
    row.published_at > moment ? 'planned' : row === valid ? 'valid' : 'earlier'
  return {
    editions: rows.map((row) => ({
      ...{ version: row.version, title: row.title, publishedAt: row.published_at.toISOString() },
      state: stateOf(row),
      address:
        row.published_at > moment
          ? `${legalAddress(slug)}?${PREVIEW_PARAMETER}=${row.preview_key}`
          : legalAddress(slug, row.version),
    })),
  }
}

/** @throws DomainError `not-found` */
export async function readLegalEdition(
  { db }: Pick<Services, 'db'>,
  { id, version }: EndpointQuery<typeof edition>,
): Promise<EndpointResponse<typeof edition>> {
  const found = await findEdition(db, { slug: id, version })
  if (!found) throw notFound('version', `The document ${id} has no edition ${version}.`)
  return found
}
