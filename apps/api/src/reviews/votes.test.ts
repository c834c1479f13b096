import { listOwnVotes, listReviews, REVIEW_VOTE_FORM_PATH, saveVote, type VoteAction } from '@verstak/contracts/review'
import { addReviews, clearReviews } from '../testing/fillReviews.ts'
import { signIn } from '../testing/signIn.ts'
import { createRandom, guidOf, known } from '../testing/testShop.data.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import type { Visitor } from '../testing/visitor.ts'

const unlimited = { reviewVotesPerIp: 1e9, newVotersPerIp: 1e9 }
const api = useTestApi({ isPublicBodyCacheEnabled: false, callsPerMinute: unlimited })

let guid: string
beforeEach(async () => {
  ;[guid = ''] = await addReviews(api.db, [{}])
})
afterEach(() => clearReviews(api.db))

const vote = async (visitor: Visitor, action: VoteAction, of = guid) =>
  (await visitor.call(saveVote, { body: { guid: of, action } })).voteStatistics
const stored = () =>
  api.db.selectFrom('review').select(['likes', 'dislikes']).where('guid', '=', guid).executeTakeFirstOrThrow()

test('a vote is set, cleared by the same again, and changed by the other [CALL-005]', async () => {
  const guest = api.newVisitor()
  expect(await vote(guest, 'like')).toEqual({ likes: 1, dislikes: 0, userVotingType: 'like' })
  expect(await vote(guest, 'like')).toEqual({ likes: 0, dislikes: 0, userVotingType: 'none' })
  expect(await vote(guest, 'dislike')).toEqual({ likes: 0, dislikes: 1, userVotingType: 'dislike' })
  expect(await vote(guest, 'like')).toEqual({ likes: 1, dislikes: 0, userVotingType: 'like' })
  expect(await guest.call(listOwnVotes, {})).toEqual({ votes: [{ guid, action: 'like' }] })
  expect(await api.newVisitor().call(listOwnVotes, {})).toEqual({ votes: [] })
})

test('guests share a list without votes; a user sees his own, on each of his devices', async () => {
  const [guest, user, phone] = [api.newVisitor(), api.newVisitor(), api.newVisitor()]
  for (const visitor of [user, phone]) await signIn(visitor, api.databaseUrl, 'private')
  await vote(guest, 'like')
  await vote(user, 'dislike')
  const typeFor = async (visitor: Visitor) =>
    (await visitor.call(listReviews, { query: { productGuid: guidOf(known.saw) } })).reviews[0]!.voteStatistics
  expect(await typeFor(guest)).toEqual({ likes: 1, dislikes: 1, userVotingType: 'none' })
  expect(await typeFor(phone)).toEqual({ likes: 1, dislikes: 1, userVotingType: 'dislike' })
})

test('a guest who signs in has one vote still', async () => {
  const visitor = api.newVisitor()
  await vote(visitor, 'like')
  await signIn(visitor, api.databaseUrl, 'private')
  expect(await vote(visitor, 'dislike')).toEqual({ likes: 0, dislikes: 1, userVotingType: 'dislike' })
  expect(await vote(visitor, 'dislike')).toEqual({ likes: 0, dislikes: 0, userVotingType: 'none' })
})

test('a cookie that the shop has not signed is a new guest’s', async () => {
  const guest = api.newVisitor()
  await vote(guest, 'like')
  const [id, signature] = guest.cookies.get('review_voter')!.split('.')
  for (const forged of [id!, `${id}.${id}`, `${'a'.repeat(43)}.${signature}`, 'x', '']) {
    const other = api.newVisitor()
    other.cookies.set('review_voter', forged)
    expect(await other.call(listOwnVotes, {})).toEqual({ votes: [] })
  }
})

test('what is not published cannot be voted for, and makes no guests', async () => {
  const [hidden] = await addReviews(api.db, [{ state: 'waiting' }])
  for (const id of [hidden!, guidOf(9)])
    expect((await api.newVisitor().fail(saveVote, { body: { guid: id, action: 'like' } })).status).toBe(404)
  expect(await api.db.selectFrom('review_vote').selectAll().execute()).toEqual([])
})

test('the form of pages without scripts votes and leads back', async () => {
  const send = (fields: Record<string, string>, cookie = '') =>
    fetch(`${api.url}${REVIEW_VOTE_FORM_PATH}`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        origin: 'http://127.0.0.1:3000',
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
        referer: 'http://127.0.0.1:3000/product/pila-1/otzyvy/?page=2',
        cookie,
      },
      body: new URLSearchParams(fields).toString(),
    })
  const first = await send({ guid, action: 'like' })
  expect([first.status, first.headers.get('location')]).toEqual([303, '/product/pila-1/otzyvy/?page=2'])
  expect(await stored()).toEqual({ likes: 1, dislikes: 0 })
  await send({ guid, action: 'like' }, first.headers.getSetCookie()[0]!.split(';')[0])
  expect(await stored()).toEqual({ likes: 0, dislikes: 0 })
  for (const wrong of [{}, { guid: 'x', action: 'like' }, { guid: guidOf(9), action: 'like' }])
    expect((await send(wrong as Record<string, string>)).status).toBe(303)
})

test('200 racing votes with switches and clears leave one vote of each visitor, and right sums', async () => {
  const random = createRandom(25)
  const visitors = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const visitor = api.newVisitor()
      if (index < 3) await signIn(visitor, api.databaseUrl, (['private', 'business', 'wholesale'] as const)[index]!)
      else {
        // Two votes leave none, and the cookie.
        await vote(visitor, 'like')
        await vote(visitor, 'like')
      }
      return visitor
    }),
  )
  await Promise.all(
    Array.from({ length: 200 }, (_, index) => vote(visitors[index % 20]!, random() < 0.5 ? 'like' : 'dislike')),
  )
  const votes = await api.db.selectFrom('review_vote').selectAll().execute()
  const voters = votes.map(({ user_id, guest_hash }) => user_id ?? guest_hash!.toString('hex'))
  expect(new Set(voters).size).toBe(votes.length)
  expect(await stored()).toEqual({
    likes: votes.filter(({ is_like }) => is_like).length,
    dislikes: votes.filter(({ is_like }) => !is_like).length,
  })
  expect(votes.length).toBeGreaterThan(0)
})
