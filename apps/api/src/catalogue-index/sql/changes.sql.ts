import type { ClientBase } from 'pg'
import { IDENTITY } from './catalogueIndex.sql.ts'

/** Payload-free channel of the trigger `product_change_wake`. */
export const CHANGE_CHANNEL = 'catalogue_changed'
/** More changed products than this are cheaper to read with everything else. */
const MAX_CHANGES = 100_000

/** What became visible since a snapshot. */
export interface CatalogueChanges {
  /** pg_snapshot as text, up to which changes were read. */
  snapshot: string
  /** Rows of changes were deleted, or the database is another one or went back in time: the index is worthless. */
  isLost: boolean
  /** More changed than single products: the index is to be built anew, but may be used until then. */
  isEverything: boolean
  /** Products of which only price, stock or figures changed, and those of which anything may have. */
  figureIds: number[]
  documentIds: number[]
}

interface ChangeRow {
  snapshot: string
  identity: string
  is_missed: boolean
  is_future: boolean
  is_everything: boolean
  figures: number[]
  documents: number[]
}

/** One statement, so one snapshot: what it does not return, the next call will. */
export async function selectChanges(client: ClientBase, since: string, identity: string): Promise<CatalogueChanges> {
  const { rows } = await client.query<ChangeRow>({
    name: 'catalogue-changes',
    text: `
      with change as materialized (
        select product_id, is_document from product_change
        where xid >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(xid, $1::pg_snapshot)
          and not is_card_only
        limit ${MAX_CHANGES + 1})
      select pg_current_snapshot()::text as snapshot,
        ${IDENTITY} as identity,
        (select through from product_change_purge) >= pg_snapshot_xmin($1::pg_snapshot) as is_missed,
        pg_snapshot_xmax($1::pg_snapshot) > pg_snapshot_xmax(pg_current_snapshot()) as is_future,
        exists (select from change where product_id is null) or (select count(*) from change) > ${MAX_CHANGES}
          as is_everything,
        array(select distinct product_id from change where not is_document and product_id is not null) as figures,
        array(select distinct product_id from change where is_document and product_id is not null) as documents`,
    values: [since],
  })
  const row = rows[0]!
  return {
    snapshot: row.snapshot,
    isLost: row.is_missed || row.is_future || row.identity !== identity,
    isEverything: row.is_everything,
    figureIds: row.figures,
    documentIds: row.documents,
  }
}

/** What changes in place. Units as in `Columns`; old price 0 = none. */
export interface ProductFigures {
  id: number
  price: number
  old_price: number
  rating: number
  reviews: number
  popularity: number
  is_expected: boolean
  /** Regions that can sell it now. */
  region_ids: number[]
}

/** All that the index knows of a product. */
export interface ProductDocument extends ProductFigures {
  lft: number
  category_id: number
  brand_id: number
  created_at: number
  name: string
  sku: string
  article: string
  value_ids: number[]
}

const FIGURES = `
  p.id, r.price, coalesce(r.old_price, 0) as old_price, (p.rating * 10)::integer as rating, p.reviews, p.popularity,
  p.expected_at is not null as is_expected,
  array(select o.region_id from stock s join office o on o.id = s.office_id
    where s.product_id = p.id and s.quantity > 0
    group by o.region_id having sum(s.quantity) >= p.multiplicity) as region_ids`
const DOCUMENT = `
  p.category_lft as lft, p.category_id, coalesce(p.brand_id, 0) as brand_id,
  floor(extract(epoch from p.created_at))::double precision as created_at, p.name, p.sku, p.article,
  array(select value_id from product_value v where v.product_id = p.id) as value_ids`
const FROM = `
  from product p join product_price r on r.product_id = p.id and r.price_type = 'retail'
  where p.id = any($1::integer[]) and p.is_active`

/** Products for sale among the ids, as they are now. */
export async function selectFigures(client: ClientBase, ids: number[]): Promise<ProductFigures[]> {
  const text = `select ${FIGURES} ${FROM}`
  return (await client.query<ProductFigures>({ name: 'catalogue-figures', text, values: [ids] })).rows
}

export async function selectDocuments(client: ClientBase, ids: number[]): Promise<ProductDocument[]> {
  const text = `select ${FIGURES}, ${DOCUMENT} ${FROM}`
  return (await client.query<ProductDocument>({ name: 'catalogue-documents', text, values: [ids] })).rows
}

/** Deletes old rows of changes, and remembers up to where. */
export async function purgeChanges(client: ClientBase, olderThan: string): Promise<void> {
  await client.query(
    `with gone as (
       delete from product_change
       where changed_at < now() - $1::interval and xid < pg_snapshot_xmin(pg_current_snapshot()) returning xid)
     update product_change_purge set through = gone_through.xid
     from (select max(xid) as xid from gone) gone_through where gone_through.xid > through`,
    [olderThan],
  )
  await client.query(`delete from index_snapshot where saved_at < now() - interval '30 days'`)
}

/** Updates digests of at most so many stale products. @returns true when more are stale */
export async function digestMarked(client: ClientBase, atMost: number): Promise<boolean> {
  const { rows } = await client.query<{ count: number }>('select digest_marked($1) as count', [atMost])
  return rows[0]!.count === atMost
}

/** When the database server started: after a crash it may have lost commits. */
export async function selectServerStart(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ at: string }>('select pg_postmaster_start_time()::text as at')
  return rows[0]!.at
}

/** Stores the id of a snapshot file that was written from this database. */
export async function insertSnapshotToken(client: ClientBase, token: string): Promise<void> {
  await client.query('insert into index_snapshot (token) values ($1)', [token])
}

/** True when the snapshot file with this id was written from this very database. */
export async function isSnapshotKnown(client: ClientBase, identity: string, token: string): Promise<boolean> {
  const { rows } = await client.query<{ known: boolean }>(
    `select ${IDENTITY} = $1 and exists (select from index_snapshot where token = $2::uuid) as known`,
    [identity, token],
  )
  return rows[0]?.known === true
}
