import type { ClientBase } from 'pg'
import type { CheckedPoint, StoreTown } from './checkPoint.ts'
import { NOTE_TITLE } from './fieldNames.data.ts'

export async function selectTowns(client: ClientBase): Promise<StoreTown[]> {
  const { rows } = await client.query<StoreTown>(
    'select region_id as "regionId", name, lat, lon from locality where region_id is not null order by id',
  )
  return rows
}

/** What the shop has of a source: the point as JSON text by its id there. */
export async function selectKnown(client: ClientBase, source: string): Promise<Map<string, string>> {
  const { rows } = await client.query<{ id: string; point: string }>(
    `select source_id as id, jsonb_build_object('regionId', region_id, 'name', name, 'address', address, 'lat', lat,
        'lon', lon, 'phones', phones, 'workingTime', working_time, 'payments', payment_types, 'note', informers[1],
        'hours', (select jsonb_agg(jsonb_build_object('firstDay', first_day, 'lastDay', last_day,
          'opensAt', to_char(opens_at, 'HH24:MI'), 'closesAt', to_char(closes_at, 'HH24:MI')) order by first_day)
          from office_hours where office_id = office.id), 'isActive', is_active) #>> '{}' as point
     from office where source = $1 and source_id is not null`,
    [source],
  )
  return new Map(rows.map(({ id, point }) => [id, point]))
}

/** Writes points; those that are known by source and id are changed. One statement for each table. */
export async function savePoints(client: ClientBase, source: string, points: readonly CheckedPoint[]): Promise<void> {
  const { rows } = await client.query<{ id: number; source_id: string }>(
    `insert into office (id, region_id, name, address, lat, lon, working_time, phone, kind, source, source_id, phones,
       payment_types, informers, informers_title, is_open_on_holidays)
     select nextval('office_import_id'), p."regionId", p.name, p.address, p.lat, p.lon, p."workingTime",
       coalesce(p.phones[1], ''), 'point', $1, p."sourceId", p.phones, p.payments,
       case when p.note is null then '{}' else array[p.note] end, case when p.note is null then null else $3 end, false
     from jsonb_to_recordset($2::jsonb) as p ("sourceId" text, "regionId" int, name text, address text, lat float8,
       lon float8, "workingTime" text, phones text[], payments text[], note text)
     on conflict (source, source_id) where source_id is not null do update set region_id = excluded.region_id,
       name = excluded.name, address = excluded.address, lat = excluded.lat, lon = excluded.lon,
       working_time = excluded.working_time, phone = excluded.phone, phones = excluded.phones,
       payment_types = excluded.payment_types, informers = excluded.informers,
       informers_title = excluded.informers_title, is_active = true
     returning id, source_id`,
    [source, JSON.stringify(points), NOTE_TITLE],
  )
  const idBySource = new Map(rows.map(({ id, source_id }) => [source_id, id]))
  const hours = points.flatMap(({ sourceId, hours: week }) =>
    (week ?? []).map((row) => ({ ...row, officeId: idBySource.get(sourceId) })),
  )
  await client.query('delete from office_hours where office_id = any($1::int[])', [rows.map(({ id }) => id)])
  await client.query(
    `insert into office_hours (office_id, first_day, last_day, opens_at, closes_at)
     select h."officeId", h."firstDay", h."lastDay", h."opensAt", h."closesAt"
     from jsonb_to_recordset($1::jsonb) as h ("officeId" int, "firstDay" int, "lastDay" int, "opensAt" time,
       "closesAt" time)`,
    [JSON.stringify(hours)],
  )
}

/** Closes points of a source; orders go on naming them. */
export async function closePoints(client: ClientBase, source: string, ids: readonly string[]): Promise<void> {
  await client.query('update office set is_active = false where source = $1 and source_id = any($2::text[])', [
    source,
    ids,
  ])
}
