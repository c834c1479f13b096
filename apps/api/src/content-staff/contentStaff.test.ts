import { getContent, getContentPreview } from '@verstak/contracts/content'
import * as staffContent from '@verstak/contracts/contentStaff'
import { listJournal } from '@verstak/contracts/journal'
import { addUser, startTestSession } from '../testing/startTestSession.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import type { Visitor } from '../testing/visitor.ts'

const { createContent, editableContent, listContentVersions, listStaffContent, publishContent, restoreContent } =
  staffContent
const api = useTestApi()
let staff: Visitor

beforeEach(async () => {
  const userId = await addUser(api, { is_staff: true })
  await api.db.updateTable('shop_user').set({ staff_role: 'content' }).where('id', '=', userId).execute()
  staff = await startTestSession(api, api.newVisitor(), { userId, isAdmin: true })
})

let made = 0
const add = async (start = '/articles/') => {
  const path = `${start}statya-${(made += 1)}/`
  const { id } = await staff.call(createContent, { body: { path, title: 'Как выбрать' } })
  return { id, path }
}
const TEXT = {
  lead: 'Коротко',
  description: 'Для поисковиков',
  blocks: [{ kind: 'paragraph' as const, text: 'Текст статьи.' }],
}
const read = (id: number) => staff.call(editableContent.read, { query: { id } })
const save = (id: number, version: number, values: object) =>
  staff.ask(editableContent.save, { body: { id, version, values } })
const publish = (id: number, version: number, at: string) =>
  staff.ask(publishContent, { body: { id, version, at: at as 'now' } })
const onSite = (path: string) => api.newVisitor().ask(getContent, { query: { path } })
const versionsOf = async (id: number) => (await staff.call(listContentVersions, { query: { id } })).versions

test('an article is written as a draft, shown by its link, and published at once [ROUTE-071]', async () => {
  const { id, path } = await add()
  expect((await onSite(path)).status).toBe(404)
  const { body: draft } = await save(id, 1, TEXT)
  expect(draft.values).toMatchObject({ ...TEXT, publishedAt: null })
  const { preview } = (await versionsOf(id))[0]!
  const key = new URL(preview, 'http://x').searchParams.get('preview')!
  expect((await api.newVisitor().call(getContentPreview, { query: { path, key } })).lead).toBe('Коротко')
  expect((await publish(id, draft.version, 'now')).status).toBe(200)
  expect((await onSite(path)).body).toMatchObject({ title: 'Как выбрать', kind: 'article', blocks: TEXT.blocks })
})

test('a change of a published piece of news is a draft until it is published, too; earlier versions come back [ROUTE-070]', async () => {
  const { id, path } = await add('/news/')
  await save(id, 1, TEXT)
  await publish(id, 2, 'now')
  const { body: changed } = await save(id, 3, { title: 'Другое название' })
  expect(changed.values).toMatchObject({ title: 'Другое название', publishedAt: null })
  expect((await onSite(path)).body.title).toBe('Как выбрать')
  await publish(id, changed.version, 'now')
  expect((await onSite(path)).body.title).toBe('Другое название')
  expect((await versionsOf(id)).map(({ version, isShown }) => [version, isShown])).toEqual([
    [2, true],
    [1, false],
  ])
  const back = await staff.call(restoreContent, { body: { id, version: changed.version + 1, from: 1 } })
  expect(back.values).toMatchObject({ title: 'Как выбрать', publishedAt: null })
})

test('a version is planned, and taken off again', async () => {
  const { id, path } = await add()
  await save(id, 1, TEXT)
  const later = new Date(api.clock.now.getTime() + 300_000).toISOString()
  expect((await publish(id, 2, later)).status).toBe(200)
  expect((await onSite(path)).status).toBe(404)
  expect((await versionsOf(id))[0]).toMatchObject({ state: 'planned', isShown: false })
  const before = api.clock.now
  api.clock.now = new Date(before.getTime() + 600_000)
  expect((await onSite(path)).status).toBe(200)
  expect((await publish(id, 3, 'never')).status).toBe(200)
  expect((await onSite(path)).status).toBe(404)
  api.clock.now = before
})

test.each(['2027-02-31T10:00:00Z', '2027-02-01T10:00:00+05'])(
  'a version is not planned for %s, which never comes',
  async (at) => {
    const { id } = await add()
    await save(id, 1, TEXT)
    expect(await publish(id, 2, at)).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
    expect(await save(id, 2, { publishedAt: at })).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
  },
)

test('an editor with an old version is told what others have changed, and nothing is lost', async () => {
  const { id } = await add()
  await save(id, 1, TEXT)
  const late = await save(id, 1, { lead: 'Моё' })
  expect(late).toMatchObject({ status: 409, body: { code: 'edit-conflict' } })
  expect((await read(id)).values.lead).toBe('Коротко')
})

test('every change stands in the journal', async () => {
  const { id } = await add()
  await save(id, 1, TEXT)
  const owner = await startTestSession(api, api.newVisitor(), {
    userId: await addUser(api, { is_staff: true }),
    isAdmin: true,
  })
  await api.db.updateTable('shop_user').set({ staff_role: 'owner' }).where('is_staff', '=', true).execute()
  const { entries } = await owner.call(listJournal, { query: { entity: 'content', entityId: String(id) } })
  expect(entries.map(({ action, fields }) => [action, fields.map(({ field }) => field).sort()])).toEqual([
    ['change', ['blocks', 'description', 'lead']],
    ['create', ['path', 'title']],
  ])
})

test.each([
  ['/b2b/', 'taken-or-wrong'],
  ['/news/', 'wrong'],
  ['/news/a/b/', 'wrong'],
  ['/cart/x/', 'wrong'],
])('no document is made at %s', async (path) => {
  const answer = await staff.ask(createContent, { body: { path, title: 'Название' } })
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'path' }] } })
})

test('an address is taken once, and an empty text is not published', async () => {
  const { id, path } = await add()
  const again = await staff.ask(createContent, { body: { path, title: 'Ещё' } })
  expect(again).toMatchObject({ status: 400, body: { errors: [{ field: 'path', reason: 'taken' }] } })
  expect(await publish(id, 1, 'now')).toMatchObject({ status: 400, body: { errors: [{ reason: 'empty' }] } })
})

test.each([
  [{ title: '' }],
  [{ blocks: [{ kind: 'paragraph', text: '' }] }],
  [{ blocks: [{ kind: 'script', text: 'alert(1)' }] }],
  [{ blocks: [{ kind: 'banner', title: 'a', text: 'b', label: 'c', href: 'javascript:alert(1)' }] }],
  [{ blocks: [{ kind: 'picture', src: 'https://evil.example/x.png', alt: '', caption: '', width: 1, height: 1 }] }],
])('values that cannot be are refused: %j', async (values) => {
  const { id } = await add()
  expect((await save(id, 1, values)).status).toBe(400)
})

test('marks of a text are kept in one way to write them, and what nobody sees is left out', async () => {
  const { id, path } = await add()
  const blocks = [
    { kind: 'paragraph' as const, text: '**Жирно** и [ссылка](/faq/)\u202E\u0007, [чужая](https://evil.example/)' },
    { kind: 'list' as const, items: ['<img src=x onerror=alert(1)>', '__Мягко__'], isNumbered: true },
    { kind: 'table' as const, caption: 'Таблица\u200B', head: ['А'], rows: [['**Б**']] },
  ]
  const { body: draft } = await save(id, 1, { ...TEXT, blocks })
  await publish(id, draft.version, 'now')
  expect((await onSite(path)).body.blocks).toEqual([
    { kind: 'paragraph', text: '**Жирно** и [ссылка](/faq/), \\[чужая\\](https://evil.example/)' },
    { kind: 'list', items: ['<img src=x onerror=alert(1)>', '__Мягко__'], isNumbered: true },
    { kind: 'table', caption: 'Таблица', head: ['А'], rows: [['**Б**']] },
  ])
  const unseen = await save(id, draft.version + 1, { blocks: [{ kind: 'paragraph', text: '\u200B' }] })
  expect(unseen).toMatchObject({ status: 400, body: { errors: [{ field: 'blocks', reason: 'empty' }] } })
})

test('documents are found by kind, address, words and state', async () => {
  const { id, path } = await add()
  const list = async (query: object) =>
    (await staff.call(listStaffContent, { query: { kind: 'article', ...query } })).documents.map((row) => row.id)
  expect(await list({ path })).toEqual([id])
  expect(await list({ search: path.slice(1, -1), state: 'draft' })).toEqual([id])
  expect(await list({ path, state: 'published' })).toEqual([])
  expect(await list({ search: '%' })).toEqual([])
  const pages = await staff.call(listStaffContent, { query: { kind: 'page', search: 'b2b' } })
  expect(pages.documents).toMatchObject([{ path: '/b2b/', state: 'published', isShown: true }])
})
