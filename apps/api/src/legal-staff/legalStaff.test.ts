import { sendFeedback } from '@verstak/contracts/feedback'
import { listJournal, revert } from '@verstak/contracts/journal'
import { getLegalDocument, getLegalPreview } from '@verstak/contracts/legal'
import { editableLegal, listLegalEditions, listStaffLegal, readLegalEdition } from '@verstak/contracts/legalStaff'
import type { StaffRole } from '@verstak/contracts/staffRole'
import { addUser, startTestSession } from '../testing/startTestSession.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import type { Visitor } from '../testing/visitor.ts'

const api = useTestApi()
let staff: Visitor

const staffMember = async (staff_role: StaffRole) => {
  const userId = await addUser(api, { is_staff: true, staff_role })
  return startTestSession(api, api.newVisitor(), { userId, isAdmin: true })
}

beforeAll(async () => {
  staff = await staffMember('content')
})

// Each test has a document of its own: valid editions cannot be taken away.
let made = 0
async function add() {
  made += 1
  const slug = `terms-${'abcdefghijklmnopqrstuvwxyz'[made]}`
  const blocks = JSON.stringify(TEXT)
  const row = { slug, version: 1, title: 'Условия', published_at: new Date('2026-01-01T00:00:00Z'), blocks }
  await api.db.insertInto('legal_document').values(row).execute()
  return slug
}

const paragraph = (text: string) => ({ kind: 'paragraph' as const, text })
const TEXT = [paragraph('Первая.')]
const OTHER = [paragraph('Вторая.')]
const later = (minutes: number) => new Date(api.clock.now.getTime() + minutes * 60_000).toISOString()

const read = (id: string) => staff.call(editableLegal.read, { query: { id } })
const save = (id: string, version: number, values: object) =>
  staff.ask(editableLegal.save, { body: { id, version, values } })
const onSite = (slug: string, version?: number) =>
  api.newVisitor().ask(getLegalDocument, { query: { slug, ...(version !== undefined && { version }) } })
const editionsOf = async (id: string) =>
  (await staff.call(listLegalEditions, { query: { id } })).editions.map(({ version, state }) => [version, state])
/** Once so much time has gone by. */
async function after<Result>(minutes: number, look: () => Promise<Result>): Promise<Result> {
  const before = api.clock.now
  api.clock.now = new Date(later(minutes))
  return look().finally(() => (api.clock.now = before))
}
const entriesOf = async (id: string) =>
  (await (await staffMember('owner')).call(listJournal, { query: { entity: 'legal', entityId: id } })).entries

test('a shop begins with nine documents, found by their words', async () => {
  const { documents } = await staff.call(listStaffLegal, { query: {} })
  expect(documents).toHaveLength(9)
  expect(documents).toContainEqual({
    ...{ slug: 'requisites', title: 'Реквизиты', version: 1 },
    ...{ publishedAt: '2025-08-31T21:00:00.000Z', plannedAt: null },
  })
  const found = await staff.call(listStaffLegal, { query: { text: 'РЕКВИЗ' } })
  expect(found.documents.map(({ slug }) => slug)).toEqual(['requisites'])
})

test('a new edition is on the page at once; the one before it stays as it was', async () => {
  const slug = await add()
  expect((await onSite(slug)).body.blocks).toEqual(TEXT)
  const { status, body } = await save(slug, 0, { title: 'Новые условия', blocks: OTHER, publishedAt: null })
  expect([status, body.values]).toEqual([
    200,
    { title: 'Новые условия', blocks: OTHER, publishedAt: api.clock.now.toISOString() },
  ])
  expect((await onSite(slug)).body).toMatchObject({ title: 'Новые условия', version: 2, blocks: OTHER })
  expect((await onSite(slug, 1)).body).toMatchObject({ title: 'Условия', isCurrent: false, blocks: TEXT })
  expect(await editionsOf(slug)).toEqual([
    [2, 'valid'],
    [1, 'earlier'],
  ])
})

test('a planned edition is changed as it is, seen by nobody before its time, and valid from then on', async () => {
  const slug = await add()
  expect((await save(slug, 0, { blocks: OTHER, publishedAt: later(10) })).status).toBe(200)
  expect((await save(slug, 1, { title: 'Скоро' })).status).toBe(200)
  expect((await onSite(slug)).body).toMatchObject({ version: 1, title: 'Условия', blocks: TEXT })
  expect((await onSite(slug, 2)).status).toBe(404)
  expect(await editionsOf(slug)).toEqual([
    [2, 'planned'],
    [1, 'valid'],
  ])
  const { documents } = await staff.call(listStaffLegal, { query: { text: slug } })
  expect(documents).toMatchObject([{ version: 1, title: 'Условия', plannedAt: later(10) }])
  await after(11, async () => {
    expect((await onSite(slug)).body).toMatchObject({ version: 2, title: 'Скоро', blocks: OTHER })
    // Who was still writing the plan does not publish by mistake.
    const late = await save(slug, 2, { title: 'Поздно' })
    expect(late).toMatchObject({ status: 400, body: { errors: [{ field: 'publishedAt', reason: 'needed' }] } })
  })
})

test('whoever has its link reads a planned edition as it will be, without signing in; no other key opens one', async () => {
  const slug = await add()
  const phone = [paragraph('Звоните: 8 (800) 200-00-00.')]
  await save(slug, 0, { blocks: [...phone, { kind: 'requisites', part: 'bank' }], publishedAt: later(10) })
  const { editions } = await staff.call(listLegalEditions, { query: { id: slug } })
  const [address, current] = editions.map((edition) => new URL(edition.address, 'http://x'))
  expect([address!.pathname, current!.search]).toEqual([`/legal/${slug}/`, '?version=1'])
  const key = address!.searchParams.get('preview')!
  const preview = (query: { slug: string; key: string }) => api.newVisitor().ask(getLegalPreview, { query })
  const { status, body } = await preview({ slug, key })
  expect([status, body.version, body.isCurrent, body.blocks[1]!.kind]).toEqual([200, 2, false, 'facts'])
  expect(body.versions.map(({ version }) => version)).toEqual([1])
  expect((await preview({ slug: 'personal', key })).status).toBe(404)
  expect((await preview({ slug, key: '00000000-0000-4000-8000-000000000000' })).status).toBe(404)
  expect((await preview({ slug, key: 'x' })).status).toBe(400)
  await after(11, async () =>
    expect((await preview({ slug, key })).body).toMatchObject({ version: 2, isCurrent: true }),
  )
  await save(slug, 1, { publishedAt: (await onSite(slug)).body.publishedAt })
  expect((await preview({ slug, key })).status).toBe(404)
})

test('a planned edition is put off, brought forward, and dropped', async () => {
  const slug = await add()
  const { publishedAt } = (await read(slug)).values
  await save(slug, 0, { blocks: OTHER, publishedAt: later(60) })
  await save(slug, 1, { publishedAt: later(120) })
  expect((await after(61, () => onSite(slug))).body.version).toBe(1)
  const { body: dropped } = await save(slug, 2, { publishedAt })
  expect(dropped.values).toEqual({ title: 'Условия', blocks: TEXT, publishedAt })
  expect(await editionsOf(slug)).toEqual([[1, 'valid']])
  await save(slug, 3, { blocks: OTHER, publishedAt: later(60) })
  expect((await save(slug, 4, { publishedAt: null })).status).toBe(200)
  expect((await onSite(slug)).body).toMatchObject({ version: 2, blocks: OTHER })
})

test('the journal has old and new; what it takes back is a new edition with the old text', async () => {
  const slug = await add()
  await save(slug, 0, { blocks: OTHER, publishedAt: null })
  const [entry] = await entriesOf(slug)
  expect(entry).toMatchObject({
    name: 'Условия',
    fields: [
      { field: 'blocks', old: TEXT, new: OTHER },
      { field: 'publishedAt', old: '2026-01-01T00:00:00.000Z', new: api.clock.now.toISOString() },
    ],
  })
  expect((await staff.ask(revert, { body: { id: entry!.id } })).status).toBe(200)
  expect((await onSite(slug)).body).toMatchObject({ version: 3, blocks: TEXT })
  expect((await onSite(slug, 2)).body.blocks).toEqual(OTHER)
})

test('the text of an earlier edition, read as it is edited, becomes the next edition; the earlier one stays', async () => {
  const slug = await add()
  const first = { title: 'Первая', blocks: [...TEXT, { kind: 'requisites' as const, part: 'company' as const }] }
  await save(slug, 0, { ...first, publishedAt: null })
  await save(slug, 1, { title: 'Вторая', blocks: OTHER, publishedAt: null })
  const kept = await staff.call(readLegalEdition, { query: { id: slug, version: 2 } })
  expect(kept).toEqual(first)
  expect((await save(slug, 2, { ...kept, publishedAt: later(10) })).status).toBe(200)
  expect((await onSite(slug)).body).toMatchObject({ version: 3, title: 'Вторая' })
  await after(11, async () => expect((await onSite(slug)).body).toMatchObject({ version: 4, title: 'Первая' }))
  expect(await staff.call(readLegalEdition, { query: { id: slug, version: 2 } })).toEqual(first)
  for (const query of [
    { id: slug, version: 9 },
    { id: 'nothing', version: 1 },
  ])
    expect((await staff.ask(readLegalEdition, { query })).status).toBe(404)
})

test('taking a plan back drops it, and taking that back plans it again', async () => {
  const slug = await add()
  await save(slug, 0, { blocks: OTHER, publishedAt: later(60) })
  for (const editions of [1, 2]) {
    const [entry] = await entriesOf(slug)
    expect((await staff.ask(revert, { body: { id: entry!.id } })).status).toBe(200)
    expect(await editionsOf(slug)).toHaveLength(editions)
  }
  expect((await after(61, () => onSite(slug))).body.blocks).toEqual(OTHER)
})

test('an edition that somebody has agreed to stays, whatever is planned and dropped after it', async () => {
  const message = { message: 'Спасибо', phone: '79162041818', email: 'anna@mail.ru', name: 'Анна', type: 39 }
  const { values } = await read('personal-consent')
  await save('personal-consent', 0, { blocks: [...values.blocks, ...OTHER], publishedAt: null })
  await api.newVisitor().call(sendFeedback, { body: message })
  await save('personal-consent', 1, { title: 'Согласие', publishedAt: later(60) })
  await api.newVisitor().call(sendFeedback, { body: message })
  await save('personal-consent', 2, { publishedAt: api.clock.now.toISOString() })
  const agreed = await api.db.selectFrom('consent').select('document_version').execute()
  expect(agreed.map(({ document_version }) => document_version)).toEqual([2, 2])
  expect((await onSite('personal-consent', 1)).body.blocks).toEqual(values.blocks)
})

test('an editor with an old version is told what others have changed, and nothing is lost', async () => {
  const slug = await add()
  await save(slug, 0, { blocks: OTHER, publishedAt: later(60) })
  const late = await save(slug, 0, { title: 'Моё', publishedAt: null })
  expect(late).toMatchObject({ status: 409, body: { code: 'edit-conflict' } })
  expect((await read(slug)).values).toMatchObject({ title: 'Условия', blocks: OTHER })
})

test('requisites are a block like others, and stand on the page as the settings have them', async () => {
  const slug = await add()
  await save(slug, 0, { blocks: [...TEXT, { kind: 'requisites', part: 'bank' }], publishedAt: null })
  const [, facts] = (await onSite(slug)).body.blocks
  expect(facts).toMatchObject({
    kind: 'facts',
    rows: expect.arrayContaining([expect.objectContaining({ name: 'БИК' })]),
  })
})

test('marks are kept in one way to write them, and links lead nowhere but into the shop', async () => {
  const slug = await add()
  const blocks = [
    paragraph('**Жирно** и [ссылка](/legal/personal/)\u202E, [чужая](https://evil.example/), <b onclick=x>'),
    { kind: 'facts', rows: [{ name: 'Сайт\u200B', value: '[туда](//evil.example)' }] },
  ]
  await save(slug, 0, { blocks, publishedAt: null })
  expect((await onSite(slug)).body.blocks).toEqual([
    paragraph('**Жирно** и [ссылка](/legal/personal/), \\[чужая\\](https://evil.example/), <b onclick=x>'),
    { kind: 'facts', rows: [{ name: 'Сайт', value: '\\[туда\\](//evil.example)' }] },
  ])
})

test.each([
  ['no time', { blocks: OTHER }, 'needed'],
  ['a time that has passed', { blocks: OTHER, publishedAt: '2026-02-01T00:00:00Z' }, 'past'],
  ['no time at all', { blocks: OTHER, publishedAt: 'завтра' }, 'moment'],
  ['a day that does not exist', { blocks: OTHER, publishedAt: '2030-02-31T12:00:00Z' }, 'moment'],
  ['an hour that does not exist', { blocks: OTHER, publishedAt: '2030-02-28T99:00:00Z' }, 'moment'],
  ['the same text', { blocks: [paragraph('Первая.\u200B')], publishedAt: null }, 'same'],
  ['a text of nothing', { blocks: [paragraph('\u200B')], publishedAt: null }, 'empty'],
  ['no blocks', { blocks: [], publishedAt: null }, 'empty'],
  ['no title', { title: ' ', publishedAt: null }, 'empty'],
  ['a block of other documents', { blocks: [{ kind: 'form', form: 'feedback' }], publishedAt: null }, undefined],
  ['unknown requisites', { blocks: [{ kind: 'requisites', part: 'all' }], publishedAt: null }, undefined],
])('an edition with %s is refused', async (_, values, reason) => {
  const slug = await add()
  const { status, body } = await save(slug, 0, values)
  expect([status, (body as unknown as { errors: { reason: string }[] }).errors[0]!.reason]).toEqual([
    400,
    reason ?? expect.any(String),
  ])
  expect(await editionsOf(slug)).toEqual([[1, 'valid']])
})

test('what is not there is not found, and others of the staff are told whose it is', async () => {
  expect((await save('nothing', 0, { title: 'А', publishedAt: null })).status).toBe(404)
  expect((await staff.ask(listLegalEditions, { query: { id: 'nothing' } })).status).toBe(404)
  const manager = await staffMember('manager')
  expect((await manager.ask(editableLegal.read, { query: { id: 'personal' } })).status).toBe(403)
})
