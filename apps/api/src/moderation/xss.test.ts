import { createDiscussion, listDiscussions } from '@verstak/contracts/discussion'
import { answerAsShop, moderate } from '@verstak/contracts/moderation'
import { addReviews, clearReviews } from '../testing/fillReviews.ts'
import { signIn } from '../testing/signIn.ts'
import { guidOf, known } from '../testing/testShop.data.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import { shopHtmlOf } from './shopHtml.ts'
import { PAYLOADS } from '@verstak/tools-test/xssPayloads'

const api = useTestApi({
  isPublicBodyCacheEnabled: false,
  callsPerMinute: { reviewTextsPerIp: 1e9, reviewTextsWithoutCaptchaPerIp: 1e9 },
})
afterEach(() => clearReviews(api.db))

/** Tags with their attributes as a browser would find them: what is no tag is text. */
const tagsOf = (html: string) => [...html.matchAll(/<(\/?)([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi)]
const ALLOWED = new Set(['p', 'br', 'b', 'strong', 'i', 'em', 'u', 's', 'ul', 'ol', 'li', 'blockquote', 'code', 'a'])

test('of more than 300 attacks nothing is left in an answer of the shop but allowed tags with safe links', () => {
  expect(PAYLOADS.length).toBeGreaterThanOrEqual(300)
  for (const payload of PAYLOADS) {
    const safe = shopHtmlOf(payload)
    for (const [tag, , name = '', attributes = ''] of tagsOf(safe)) {
      expect([payload, tag, ALLOWED.has(name.toLowerCase())]).toEqual([payload, tag, true])
      expect(
        attributes
          .replace(/ (?:href="(?:https?:|mailto:|tel:|[/#?])[^"]*"|rel="nofollow noopener")/g, '')
          .replace(/[\s/]/g, ''),
      ).toBe('')
    }
    // A bracket that opens no allowed tag is escaped.
    expect(safe.replace(/<\/?[a-z]+(?: [^<>]*)?\/?>/g, '')).not.toContain('<')
    // What was sanitised stays as it is.
    expect(shopHtmlOf(safe)).toBe(safe)
  }
})

test('markup that answers need survives', () => {
  const html =
    '<p>Да, <b>подойдут</b> <i>все</i>:</p><ul><li>GBA 18V</li><li>ProCORE</li></ul><p><a href="/product/x-1/" rel="nofollow noopener">Батарея</a>, 5 &lt; 6 &amp; 7</p>'
  expect(shopHtmlOf(html)).toBe(html)
})

test('what visitors write comes back letter for letter, as text, whatever it is', async () => {
  const guest = api.newVisitor()
  const staff = await signIn(api.newVisitor(), api.databaseUrl, 'staff')
  const productGuid = guidOf(known.saw)
  const written = PAYLOADS.filter((_, index) => index % 15 === 0)
    .map((payload) => payload.trim())
    .filter((payload) => payload !== '' && !payload.includes('\0'))
  for (const text of written) {
    const { guid } = await guest.call(createDiscussion, {
      body: { productGuid, sourceId: 2, text, author: { name: 'Анна', email: 'a@mail.ru' } },
    })
    await staff.call(moderate, { body: { kind: 'discussion', guid, decision: 'approve' } })
  }
  const { discussions } = await guest.call(listDiscussions, { query: { productGuid, itemsPerPage: 60 } })
  expect(discussions.map(({ text }) => text).sort()).toEqual([...written].sort())
  expect(discussions.every(({ isAdminAnswer }) => !isAdminAnswer)).toBe(true)
})

test('an answer of nothing but an attack is refused', async () => {
  const [guid] = await addReviews(api.db, [{}])
  const staff = await signIn(api.newVisitor(), api.databaseUrl, 'staff')
  for (const html of ['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '<p> </p>'])
    expect((await staff.fail(answerAsShop, { body: { kind: 'review', guid: guid!, html } })).status).toBe(400)
})
