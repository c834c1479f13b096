import {
  createDiscussion,
  DISCUSSION_UNSUBSCRIBE_FORM_PATH,
  listDiscussions,
  listOwnDiscussions,
  saveComment,
} from '@verstak/contracts/discussion'
import { answerAsShop, listModeration, moderate } from '@verstak/contracts/moderation'
import { listReviews } from '@verstak/contracts/review'
import { addReviews, clearReviews } from '../testing/fillReviews.ts'
import { signIn } from '../testing/signIn.ts'
import { guidOf, known } from '../testing/testShop.data.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import type { Visitor } from '../testing/visitor.ts'

const unlimited = { reviewTextsPerIp: 1e9, reviewTextsWithoutCaptchaPerIp: 1e9 }
const api = useTestApi({ isPublicBodyCacheEnabled: false, callsPerMinute: unlimited })
afterEach(() => clearReviews(api.db))

const productGuid = guidOf(known.saw)
interface Written {
  parent?: string | null
  sourceId?: 1 | 2 | 3
  text?: string
  name?: string
  email?: string
  isSubscribed?: boolean
}
const bodyOf = ({
  parent = null,
  sourceId = 2,
  text = 'Есть ли кейс?',
  name = 'Марина',
  email = 'marina@mail.ru',
  isSubscribed = false,
}: Written) => ({
  parentDiscussionGuid: parent,
  sourceId,
  author: { email, name },
  text,
  productGuid,
  isDiscussionServiceActive: true,
  isSubscribed,
})
const write = (written: Written = {}, visitor: Visitor = api.newVisitor()) =>
  visitor.call(createDiscussion, { body: bodyOf(written) })
const staff = () => signIn(api.newVisitor(), api.databaseUrl, 'staff')
const decide = async (guid: string, decision: 'approve' | 'refuse' = 'approve') =>
  (await staff()).call(moderate, {
    body: { kind: 'discussion', guid, decision, ...(decision === 'refuse' && { reason: 'rude' as const }) },
  })
const publish = async (written: Written = {}) => {
  const { guid } = await write(written)
  await decide(guid)
  return guid
}
const list = (reviewGuid?: string) =>
  api.newVisitor().call(listDiscussions, { query: { productGuid, ...(reviewGuid && { reviewGuid }) } })

test('a visitor’s question waits, is published, and nobody sees his e-mail [CALL-006] [ROLE-001]', async () => {
  const { guid, state } = await write({ text: '<b>Есть</b> кейс?' })
  expect(state).toBe('waiting')
  expect((await list()).discussions).toEqual([])
  const queue = await (await staff()).call(listModeration, { query: { kind: 'discussion' } })
  expect(queue.discussions).toMatchObject([{ guid, email: 'marina@mail.ru' }])
  await decide(guid)
  const shown = await list()
  expect(shown.discussions).toMatchObject([
    {
      guid,
      parentDiscussionGuid: null,
      sourceId: 2,
      text: '<b>Есть</b> кейс?',
      author: { name: 'Марина' },
      productGuid,
      answersCount: 0,
      isAdminAnswer: false,
      parentAuthorName: null,
      answers: [],
    },
  ])
  expect(JSON.stringify(shown)).not.toContain('marina@mail.ru')
  expect(shown.pagination).toEqual({ page: 1, itemsPerPage: 10, total: 1, isLast: true })
})

test('save-comment does the same with other names, for a user, too [CALL-007] [ROLE-001]', async () => {
  const visitor = await signIn(api.newVisitor(), api.databaseUrl, 'private')
  const body = {
    parentDiscussionGuid: '',
    type: 3,
    authorEmail: 'a@mail.ru',
    authorName: 'Анна',
    textDiscussion: 'Хорошая',
    guid: productGuid,
  } as const
  const { guid } = await visitor.call(saveComment, { body })
  const own = await visitor.call(listOwnDiscussions, { query: {} })
  expect(own).toMatchObject({
    total: 1,
    discussions: [{ guid, sourceId: 3, state: 'waiting', product: { id: known.saw } }],
  })
  await decide(guid)
  expect((await list()).discussions).toMatchObject([{ guid, text: 'Хорошая' }])
})

test('answers are nested, say whom they answer, and are counted on all levels', async () => {
  const question = await publish()
  const first = await publish({ parent: question, sourceId: 3, name: 'Олег', text: 'Есть' })
  const second = await publish({ parent: first, sourceId: 3, name: 'Анна', text: 'Спасибо' })
  await publish({ parent: question, sourceId: 3, name: 'Пётр', text: 'Нет' })
  await write({ parent: question, sourceId: 3, text: 'ждёт' })
  const [thread] = (await list()).discussions
  expect(thread).toMatchObject({ answersCount: 3 })
  expect(
    thread!.answers.map(({ author, parentAuthorName, answersCount }) => [author.name, parentAuthorName, answersCount]),
  ).toEqual([
    ['Олег', 'Марина', 1],
    ['Анна', 'Олег', 0],
    ['Пётр', 'Марина', 0],
  ])
  await decide(second, 'refuse')
  expect((await list()).discussions[0]).toMatchObject({ answersCount: 2 })
  await decide(question, 'refuse')
  expect(await list()).toMatchObject({ discussions: [], pagination: { total: 0 } })
})

test('a review is answered; the answers stand under it alone', async () => {
  const [review] = await addReviews(api.db, [{ author_name: 'Виктор' }])
  const answer = await publish({ parent: review!, sourceId: 1, text: 'Согласна' })
  expect((await list()).discussions).toEqual([])
  expect((await list(review)).discussions).toMatchObject([
    { guid: answer, parentDiscussionGuid: review, parentAuthorName: 'Виктор' },
  ])
  const { reviews } = await api.newVisitor().call(listReviews, { query: { productGuid } })
  expect(reviews[0]!.answersCount).toBe(1)
})

test('the shop answers with markup, sanitised, under its name; the asker is told and can end that [ROLE-003]', async () => {
  const question = await publish({ isSubscribed: true })
  const html = '<p>Да, <b>есть</b>: <a href="https://x.ru" onclick="a()">кейс</a><script>alert(1)</script></p>'
  const answer = await (await staff()).call(answerAsShop, { body: { kind: 'discussion', guid: question, html } })
  expect(answer).toMatchObject({
    isAdminAnswer: true,
    author: { name: 'Верстак' },
    parentAuthorName: 'Марина',
    text: '<p>Да, <b>есть</b>: <a href="https://x.ru" rel="nofollow noopener">кейс</a></p>',
  })
  expect((await list()).discussions[0]!.answers).toEqual([answer])
  const letters = (await api.messages('marina@mail.ru')).filter(({ subject }) => subject === 'Ответили на ваш вопрос')
  expect(letters).toHaveLength(1)
  const key = /unsubscribe=(\S+)/.exec(letters[0]!.text)![1]!
  const response = await fetch(`${api.url}${DISCUSSION_UNSUBSCRIBE_FORM_PATH}`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      origin: 'http://127.0.0.1:3000',
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
      referer: 'http://127.0.0.1:3000/product/pila-1/discussions/?unsubscribe=1',
    },
    body: new URLSearchParams({ key }).toString(),
  })
  expect(response.headers.get('location')).toBe('/product/pila-1/discussions/?unsubscribed=yes')
  await publish({ parent: question, sourceId: 3, email: 'oleg@mail.ru' })
  const after = (await api.messages('marina@mail.ru')).filter(({ subject }) => subject === 'Ответили на ваш вопрос')
  expect(after.length).toBeLessThanOrEqual(1)
})

test('what stands on other sites cannot be answered, by visitors or by the shop [ROLE-005]', async () => {
  const [review] = await addReviews(api.db, [{ is_third_party: true }])
  const question = await publish()
  await api.db.updateTable('discussion').set({ is_third_party: true }).where('guid', '=', question).execute()
  for (const [parent, kind] of [
    [review!, 'review'],
    [question, 'discussion'],
  ] as const) {
    const { body } = await api.newVisitor().fail(createDiscussion, { body: bodyOf({ parent, sourceId: 3 }) })
    expect(body.errors).toMatchObject([{ field: 'parentDiscussionGuid', reason: 'third-party' }])
    expect((await (await staff()).fail(answerAsShop, { body: { kind, guid: parent, html: 'Да' } })).status).toBe(400)
  }
})

test('what answers nothing published, or something of another product, is refused', async () => {
  const { guid: waiting } = await write()
  const [foreign] = await addReviews(api.db, [{ product_id: known.screws }])
  for (const parent of [waiting, foreign!, guidOf(9)])
    expect((await api.newVisitor().fail(createDiscussion, { body: bodyOf({ parent, sourceId: 3 }) })).status).toBe(404)
  expect((await api.newVisitor().fail(createDiscussion, { body: bodyOf({ sourceId: 1 }) })).status).toBe(400)
})

test.each([
  [{ text: '  ' }, 'text', 'empty'],
  [{ text: 'x'.repeat(3001) }, 'text', 'long'],
  [{ name: '' }, 'author.name', 'empty'],
  [{ email: 'мимо' }, 'author.email', 'letters'],
])('%j is refused at its field', async (written, field, reason) => {
  const { body } = await api.newVisitor().fail(createDiscussion, { body: bodyOf(written) })
  expect(body.errors).toMatchObject([{ field, reason }])
})
