import { createCall, type ApiCall } from '@verstak/api-client/call'
import { readApiError } from '@verstak/api-client/readApiError'
import { createDiscussion } from '@verstak/contracts/discussion'
import { answerAsShop, moderate } from '@verstak/contracts/moderation'
import { saveReview } from '@verstak/contracts/reviewForm'
import { sessionCookies } from './sessionCookies.ts'
import { newAddress } from './SignInDoor.ts'

/** Markup that answers of the shop may have; it stands in the last one. */
export const LEGITIMATE = '<p>Да, <strong>подойдут</strong> <em>все</em>:</p><ul><li>GBA 18V</li></ul>'
/** What stands around each attack, so that a page can be waited for. */
const MARK = 'Проверка'

/** Attacks as a text field takes them: a database writes no NUL, and a field without words is empty. */
export const textsOf = (payloads: readonly string[]) =>
  payloads.map((payload) => payload.replaceAll('\0', '').trim()).filter((payload) => payload !== '')

/** A caller with the session of a demo account, each of whose calls comes from an address of its own. */
function callerOf(baseURL: string, user: Parameters<typeof sessionCookies>[0]): ApiCall {
  const cookie = sessionCookies(user, baseURL)
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ')
  const headers = { cookie, origin: baseURL, 'sec-fetch-site': 'same-origin' }
  return createCall((path, init) =>
    fetch(`${baseURL}${path}`, { ...init, headers: { ...init.headers, ...headers, 'x-forwarded-for': newAddress() } }),
  )
}

/** Fills texts up to a length, each attack on lines of its own. */
function packed(payloads: readonly string[], most: number): string[] {
  const packs: string[] = []
  for (const payload of payloads) {
    const last = packs.at(-1)
    if (last === undefined || last.length + payload.length + 2 > most) packs.push(payload)
    else packs[packs.length - 1] = `${last}\n${payload}`
  }
  return packs
}

/**
 * Writes attacks into all that the API stores of visitors and of the shop, and publishes it: texts, purposes and towns of
 * reviews, questions, answers of visitors and of the shop.
 * @returns takes everything off the pages
 */
export async function storeAttacks(
  baseURL: string,
  productGuid: string,
  payloads: readonly string[],
): Promise<() => Promise<void>> {
  const staff = callerOf(baseURL, 'staff')
  const buyer = callerOf(baseURL, 'private')
  const published: { kind: 'review' | 'discussion'; guid: string }[] = []
  const publish = async (kind: 'review' | 'discussion', guid: string) => {
    await staff(moderate, { body: { kind, guid, decision: 'approve' } })
    published.push({ kind, guid })
  }
  const texts = textsOf(payloads)
  const author = { name: 'Марина', email: 'marina@mail.example' }

  const packs = packed(texts, 9000)
  const users = ['private', 'business', 'wholesale'] as const
  for (const [place, user] of users.entries()) {
    const part = (index: number) => packs[(place * 4 + index) % packs.length] ?? ''
    const { guid } = await callerOf(baseURL, user)(saveReview, {
      body: {
        productGuid,
        rating: 4,
        content: { advantages: part(0), disadvantages: part(1), comment: part(2), reasonToBuy: part(3) },
        author: { ...author, city: texts.filter(({ length }) => length <= 100)[place]! },
      },
    })
    await publish('review', guid)
  }
  for (const [place, text] of texts.entries()) {
    const question = { productGuid, sourceId: 2 as const, text: `${MARK} ${place}: ${text}`, author }
    const { guid } = await buyer(createDiscussion, { body: question })
    await publish('discussion', guid)
    const answer = { ...question, parentDiscussionGuid: guid, sourceId: 3 as const, text }
    await publish('discussion', (await buyer(createDiscussion, { body: answer })).guid)
    await answerUnless('discussion', guid, payloads[place]!)
  }
  // The newest question has the markup that is allowed.
  const { guid: last } = await buyer(createDiscussion, {
    body: { productGuid, sourceId: 2, text: `${MARK}: последняя`, author },
  })
  await publish('discussion', last)
  await answerUnless('discussion', last, LEGITIMATE)
  for (const payload of payloads.slice(0, 40)) await answerUnless('review', published[0]!.guid, payload)

  return async () => {
    for (const { kind, guid } of published.toReversed())
      await staff(moderate, { body: { kind, guid, decision: 'refuse', reason: 'other' } })
  }

  /** An answer of nothing but an attack has no words, and is refused. */
  async function answerUnless(kind: 'review' | 'discussion', guid: string, html: string): Promise<void> {
    try {
      const { guid: answer } = await staff(answerAsShop, { body: { kind, guid, html } })
      published.push({ kind: 'discussion', guid: answer })
    } catch (error) {
      if (readApiError(error)?.code !== 'invalid-input') throw error
    }
  }
}
