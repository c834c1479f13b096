import { moderate } from '@verstak/contracts/moderation'
import { listReviews } from '@verstak/contracts/review'
import { getReviewForm, MAX_REVIEW_CHARACTERS, saveReview, type ReviewInput } from '@verstak/contracts/reviewForm'
import { sql } from 'kysely'
import { clearReviews } from '../testing/fillReviews.ts'
import { signIn } from '../testing/signIn.ts'
import { guidOf, known } from '../testing/testShop.data.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import type { Visitor } from '../testing/visitor.ts'

const api = useTestApi({
  isPublicBodyCacheEnabled: false,
  callsPerMinute: { reviewTextsPerIp: 1e9, reviewTextsWithoutCaptchaPerIp: 1e9 },
})
afterEach(() => clearReviews(api.db))

const input = (changes: Partial<ReviewInput>) => ({
  productGuid: guidOf(known.saw),
  rating: 4,
  content: {},
  author: { name: 'Николай', email: 'nikolai@mail.ru' },
  ...changes,
})
const save = (visitor: Visitor, changes: Partial<ReviewInput>) =>
  visitor.call(saveReview, { body: input(changes) as never })
const list = () => api.newVisitor().call(listReviews, { query: { productGuid: guidOf(known.saw), withTotal: true } })
const newUser = () => signIn(api.newVisitor(), api.databaseUrl, 'private')
const decide = async (guid: string) =>
  (await signIn(api.newVisitor(), api.databaseUrl, 'staff')).call(moderate, {
    body: { kind: 'review', guid, decision: 'approve' },
  })

test('named ratings are those of the nearest category that has some: in the form, in what is taken, in the list', async () => {
  const visitor = await newUser()
  const names = async () =>
    (await visitor.call(getReviewForm, { query: { productGuid: guidOf(known.saw) } })).characteristicNames
  expect(await names()).toEqual(['Качество', 'Удобство', 'Соответствие описанию'])
  const { rows: path } = await sql<{ id: number }>`select c.id from category c join product p on p.id = ${known.saw}
    where c.lft <= p.category_lft and c.rgt > p.category_lft order by c.lft`.execute(api.db)
  expect(path.length).toBeGreaterThan(1)
  const setNames = (id: number, rating_names: string[] | null) =>
    api.db.updateTable('category').set({ rating_names }).where('id', '=', id).execute()
  const [top, own] = [path[0]!.id, path.at(-1)!.id]
  try {
    await setNames(top, ['Прочность', 'Вес'])
    expect(await names()).toEqual(['Прочность', 'Вес'])
    await setNames(own, ['Мощность', 'Шум'])
    expect(await names()).toEqual(['Мощность', 'Шум'])
    const refused = await visitor.fail(saveReview, {
      body: input({ characteristicRatings: [{ name: 'Качество', rating: 5 }] }) as never,
    })
    expect(refused.body.errors).toMatchObject([{ field: 'characteristicRatings.0' }])
    const { guid } = await save(visitor, {
      characteristicRatings: [
        { name: 'Шум', rating: 2 },
        { name: 'Мощность', rating: 5 },
      ],
    })
    await decide(guid)
    expect((await list()).summary!.averages).toEqual([
      { name: 'Мощность', rating: 5, count: 1 },
      { name: 'Шум', rating: 2, count: 1 },
    ])
  } finally {
    await setNames(top, null)
    await setNames(own, null)
  }
})

test('a review of 10,000 characters in each text is kept whole, a longer one is refused at its text', async () => {
  const visitor = await newUser()
  const comment = 'Ж'.repeat(MAX_REVIEW_CHARACTERS)
  const content = { advantages: comment, disadvantages: comment, comment, reasonToBuy: comment }
  await decide((await save(visitor, { content })).guid)
  expect((await list()).reviews[0]!.content).toEqual(content)
  const refused = await visitor.fail(saveReview, {
    body: input({ content: { comment: `${comment}Ж` } as never }) as never,
  })
  expect(refused.body.errors).toMatchObject([{ field: 'content.comment', reason: 'long' }])
})
