import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { Client } from 'pg'
import { createBackup } from './createBackup.ts'
import { addReleaseToken } from './releaseTokens.ts'
import { restoreBackup } from './restoreBackup.ts'
import { startTestCluster, type TestCluster, type TestDatabase } from './testCluster.ts'

jest.setTimeout(60_000)

let cluster: TestCluster
let source: TestDatabase
let target: TestDatabase
let folder: string
let file: string

/** Separate tables, so that the test does not depend on the shop's schema. */
const SCHEMA = `
  create table zoo (id int generated always as identity primary key, name text, double int generated always as (id * 2) stored);
  create table animal (id bigserial primary key, zoo_id int not null references zoo (id), mother_id bigint references animal (id),
                       note text, born timestamptz, tags text[], extra jsonb, blob bytea);
  create function forbid() returns trigger language plpgsql as $$ begin raise exception 'trigger fired'; end $$;`
const TRIGGER = `create trigger forbid before insert on animal for each row execute function forbid();`
const ROWS = `
  insert into zoo (name) values ('Тверь'), (null);
  insert into animal (zoo_id, mother_id, note, born, tags, extra, blob) values
    (1, 2, E'tab\\t line\\n back\\\\slash \\\\.', '2026-02-03 04:05:06.789+03', '{a,"b c",null}', '{"a": [1, null]}', '\\x00ff0a'),
    (2, null, E'\\\\.', null, null, null, null), (1, 1, '', 'infinity', '{}', 'null', '');`

beforeAll(async () => {
  cluster = await startTestCluster()
})
afterAll(() => cluster.stop())

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verstak-backup-'))
  file = join(folder, 'shop.backup.gz')
  source = await cluster.createDatabase()
  target = await cluster.createDatabase()
  await run(source, SCHEMA + ROWS)
  await run(target, SCHEMA + TRIGGER)
})
afterEach(() => rm(folder, { recursive: true }))

async function run(database: TestDatabase, sql: string): Promise<unknown> {
  const client = new Client({ connectionString: database.url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

const readAll = async (database: TestDatabase) => [
  await run(database, 'select * from zoo order by id'),
  await run(database, 'select *, born::text as born_text from animal order by id'),
]

test('a round trip keeps every value, skips triggers and goes on counting where the original stood', async () => {
  expect((await createBackup(source.url, file)).rowsByTable).toMatchObject({ 'public.zoo': 2, 'public.animal': 3 })
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  await restoreBackup(target.url, file)
  expect(await readAll(target)).toEqual(await readAll(source))
  expect(await run(target, `insert into zoo (name) values ('next') returning id, double`)).toEqual([
    { id: 3, double: 6 },
  ])
  expect(await run(target, `select nextval('animal_id_seq') as next`)).toEqual([{ next: '4' }])
  await expect(run(target, 'insert into animal (zoo_id) values (1)')).rejects.toThrow('trigger fired')
})

test('what is live, its history and the hashes of tokens come back with a shop; tokens themselves were never there', async () => {
  const token = 'a-token-of-the-team-that-releases-the-cart'
  await addReleaseToken(source.url, { remote: 'cart', name: 'ci', token })
  await run(
    source,
    `insert into release (remote, version, manifest, digest, actor) values ('cart', '1.0.0-aaaaaaaa', '{"routes": []}', '\\x00', 'ci');
     insert into activation (revision, remote, version, kind, percent, actor, at)
       values (1, 'cart', '1.0.0-aaaaaaaa', 'activate', 100, 'ci', now());
     insert into live_release (remote, stable_version) values ('cart', '1.0.0-aaaaaaaa');
     update registry_state set revision = 1`,
  )
  await createBackup(source.url, file)
  expect(gunzipSync(await readFile(file)).toString()).not.toContain(token)
  await restoreBackup(target.url, file)
  for (const table of ['release', 'activation', 'live_release', 'registry_state', 'release_token']) {
    expect(await run(target, `select * from ${table}`)).toEqual(await run(source, `select * from ${table}`))
  }
})

test('jobs and messages stay out of a backup, and a restore drops those of the shop that it replaces', async () => {
  const queued = (text: string) => `
    insert into message (id, kind, purpose, recipient, body, created_at)
      values (gen_random_uuid(), 'sms', 'code', '9161234567', '${text}', now());
    insert into demo_message (id, kind, purpose, recipient, body, sent_at)
      values (gen_random_uuid(), 'sms', 'code', '9161234567', '${text}', now());
    insert into sms_day (day, messages) values (current_date, 7);
    select from graphile_worker.add_job('send-message', '{"messageId": "${text}"}', job_key => '${text}');`
  const readQueue = (database: TestDatabase) =>
    run(
      database,
      `select body as left from message union all select body from demo_message union all select key from graphile_worker.jobs`,
    )
  await run(source, queued('secret-code-of-the-source'))
  await run(target, queued('code-of-the-target'))
  const { rowsByTable } = await createBackup(source.url, file)
  expect(Object.keys(rowsByTable).filter((table) => /^public.(message|demo_message|sms)|graphile/.test(table))).toEqual(
    [],
  )
  expect(gunzipSync(await readFile(file)).toString()).not.toMatch(/secret-code|graphile_worker/)
  // They alone do not make it a shop that a restore must not touch.
  await restoreBackup(target.url, file)
  expect(await readQueue(target)).toEqual([])
  expect(await run(target, 'select * from sms_day')).toEqual([])
  expect(await readAll(target)).toEqual(await readAll(source))
  // The queue of the restored shop works.
  await run(target, queued('new'))
  expect(await readQueue(target)).toHaveLength(3)
})

test('a backup is one moment of a shop that goes on selling', async () => {
  const big = 'insert into animal (zoo_id, note) select 1, repeat(md5(g::text), 20) from generate_series(1, 20000) g'
  await run(source, big)
  const backup = createBackup(source.url, file)
  for (let pair = 0; pair < 20; pair++) {
    await run(
      source,
      `with z as (insert into zoo (name) values ('pair') returning id)
                       insert into animal (zoo_id, note) select 1, 'pair' from z`,
    )
  }
  await backup
  await restoreBackup(target.url, file)
  const [counts] = (await run(
    target,
    `select (select count(*) from zoo where name = 'pair') as zoos, (select count(*) from animal where note = 'pair') as animals`,
  )) as { zoos: string; animals: string }[]
  expect(counts?.zoos).toBe(counts?.animals)
})

test('a backup from before there were files in it is restored', async () => {
  await createBackup(source.url, file)
  const lines = gunzipSync(await readFile(file))
    .toString()
    .split('\n')
  const rows = [lines[0]!.replace('verstak-backup-3', 'verstak-backup-1'), ...lines.slice(1, -2), ''].join('\n')
  const end = { ...JSON.parse(lines.at(-2)!), sha256: createHash('sha256').update(rows).digest('hex') }
  await writeFile(file, gzipSync(`${rows}${JSON.stringify(end)}\n`))
  await restoreBackup(target.url, file)
  expect(await readAll(target)).toEqual(await readAll(source))
})

test('a cut file is refused at every length and nothing changes', async () => {
  await createBackup(source.url, file)
  const whole = await readFile(file)
  const before = await readAll(target)
  for (const length of [0, 5, 20, whole.length >> 1, whole.length - 9, whole.length - 1]) {
    await writeFile(file, whole.subarray(0, length))
    await expect(restoreBackup(target.url, file, { replace: true })).rejects.toThrow('cannot be restored')
  }
  // Truncated at a line end and compressed again: only the missing last line shows it.
  const lines = gunzipSync(whole).toString().split('\n')
  await writeFile(file, gzipSync(`${lines.slice(0, -2).join('\n')}\n`))
  await expect(restoreBackup(target.url, file, { replace: true })).rejects.toThrow('its end is missing')
  expect(await readAll(target)).toEqual(before)
})

test.each([
  ['a changed value', (text: string) => text.replace('Тверь', 'Псков'), 'its checksum does not match'],
  ['a lost row', (text: string) => text.replace(/1\tТверь\n/, ''), 'its checksum does not match'],
  ['something else', () => '{"hello": "world"}\n', 'it is not a backup of Verstak'],
])('%s is refused', async (_, change, reason) => {
  await createBackup(source.url, file)
  await writeFile(file, gzipSync(change(gunzipSync(await readFile(file)).toString())))
  await expect(restoreBackup(target.url, file, { replace: true })).rejects.toThrow(reason)
})

test('a database with rows is refused, and replaced when asked', async () => {
  await createBackup(source.url, file)
  await run(target, `insert into zoo (name) values ('mine')`)
  await expect(restoreBackup(target.url, file)).rejects.toThrow(/not empty \(public\.zoo\).*--replace/)
  expect(await run(target, 'select name from zoo')).toEqual([{ name: 'mine' }])
  await restoreBackup(target.url, file, { replace: true })
  expect(await readAll(target)).toEqual(await readAll(source))
})

test('a backup of another schema version is refused', async () => {
  await run(source, `insert into schema_migration (name, hash) values ('9999_future.sql', '')`)
  await createBackup(source.url, file)
  await expect(restoreBackup(target.url, file)).rejects.toThrow('has the schema 9999_future.sql')
})

test('a restore that fails halfway changes nothing, sequences included', async () => {
  await createBackup(source.url, file)
  await run(
    target,
    `drop trigger forbid on animal; insert into zoo (name) values ('mine');
                     alter table animal add check (note <> '')`,
  )
  await expect(restoreBackup(target.url, file, { replace: true })).rejects.toThrow('violates check constraint')
  expect(await run(target, `insert into zoo (name) values ('next') returning id`)).toEqual([{ id: 2 }])
  expect(await run(target, 'select name from zoo order by id')).toEqual([{ name: 'mine' }, { name: 'next' }])
})

test('an existing file is never overwritten', async () => {
  await writeFile(file, 'precious')
  await expect(createBackup(source.url, file)).rejects.toThrow('exists already')
  expect(await readdir(folder)).toEqual(['shop.backup.gz'])
  expect(await readFile(file, 'utf8')).toBe('precious')
})

test('a backup that is killed leaves no file under the given name, and the next one succeeds', async () => {
  const blocker = new Client({ connectionString: source.url })
  await blocker.connect()
  await blocker.query('begin; lock table zoo in access exclusive mode')
  const child = spawn(process.execPath, [join(import.meta.dirname, 'backup.ts'), file], {
    env: { ...process.env, DATABASE_URL: source.url, VERSTAK_DATA: join(folder, 'data') },
  })
  while ((await readdir(folder)).length === 0) await sleep(20)
  await sleep(100)
  child.kill('SIGKILL')
  await once(child, 'exit')
  await blocker.end()
  expect(await readdir(folder)).toEqual([expect.stringMatching(/\.unfinished$/)])
  await createBackup(source.url, file)
  await expect(restoreBackup(target.url, file)).resolves.toMatchObject({ 'public.zoo': 2 })
})
