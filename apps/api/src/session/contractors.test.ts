import { addToCart, getCart, getCartToken } from '@verstak/contracts/cart'
import { getSession, type Session } from '@verstak/contracts/session'
import { addOrganization } from '../testing/addOrganization.ts'
import { addUser, startTestSession } from '../testing/startTestSession.ts'
import { guidOf, known } from '../testing/testShop.data.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import type { Visitor } from '../testing/visitor.ts'

const api = useTestApi()

async function signedIn(fields: Parameters<typeof addOrganization>[2] | null) {
  const userId = await addUser(api)
  const visitor = await startTestSession(api, api.newVisitor(), { userId })
  const organizationId = fields ? await addOrganization(api, userId, { isActive: true, ...fields }) : 0
  return { userId, visitor, organizationId }
}

/** Price of one piece that costs 1 000 ₽ for persons, kopecks. */
async function priceFor(visitor: Visitor) {
  await visitor.call(getCartToken, {})
  await visitor.call(addToCart, { body: { productGuid: guidOf(known.saw), quantity: 1, regionId: 1 } })
  return (await visitor.call(getCart, { query: { regionId: 1 } })).items[0]!.price.now
}

test('the session of a company’s purchaser carries who he is, for whom he buys and on what terms [CABINET-020, ORG-001]', async () => {
  const { visitor, userId, organizationId } = await signedIn({
    ...{ role: 'purchaser', wholesale_type: 'fixed', wholesale_level: 3, name: 'ИП Котов', inn: '771987654388' },
    kpp: null,
  })
  await api.db
    .updateTable('organization')
    .set({ crm_id: 'C-17', activity_type: '46.74', has_extended_access: true })
    .where('id', '=', organizationId)
    .execute()
  const { account } = await visitor.call(getSession, {})
  expect(account).toMatchObject({
    ...{ id: userId, isAuthorized: true, isJuristic: true, juristicKey: 0, currentUserRole: 'purchaser' },
    ...{ wholesalerType: 'fixed', wholesalerLevel: 3 },
    contractors: [
      {
        ...{ id: organizationId, crmId: 'C-17', name: 'ИП Котов', inn: '771987654388', kpp: null },
        ...{ activityType: '46.74', extendedAccessEnabled: true },
      },
    ],
  })
})

test('a user is a person, or a business with the organization that he has chosen [CABINET-022, CALL-043]', async () => {
  const { visitor, organizationId } = await signedIn({ isActive: false })
  const kindOf = ({ user, account }: Session) => [user, account!.isJuristic, account!.organization?.id ?? null]
  const choose = async (id: number) => {
    const answer = await fetch(`${api.url}/api/user/set`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: [...visitor.cookies].map((pair) => pair.join('=')).join('; '),
        ...{ origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-origin' },
      },
      body: JSON.stringify({ id }),
    })
    return kindOf((await answer.json()) as Session)
  }
  expect(kindOf(await visitor.call(getSession, {}))).toEqual(['private', false, null])
  expect(await choose(organizationId)).toEqual(['business', true, organizationId])
  expect(kindOf(await visitor.call(getSession, {}))).toEqual(['business', true, organizationId])
  expect(await choose(0)).toEqual(['private', false, null])
})

test('a sign-in tells who has registered for a company', async () => {
  const { visitor, userId } = await signedIn(null)
  const isLegalEntity = async () => (await visitor.call(getSession, {})).account!.isLegalEntity
  expect(await isLegalEntity()).toBe(false)
  await api.db.updateTable('shop_user').set({ is_company: true }).where('id', '=', userId).execute()
  expect(await isLegalEntity()).toBe(true)
})

test('each wholesale level from 0 to 4 has its discount, for business buyers alone [ORG-004]', async () => {
  const discounts = [15, 20, 25, 30, 35]
  const rows = discounts.map((discount, level) => ({ type: 'generic' as const, level, discount }))
  await api.db.insertInto('wholesale_level').values(rows).execute()
  const retail = await priceFor((await signedIn(null)).visitor)
  const prices: number[] = []
  for (const level of discounts.keys()) {
    const { visitor } = await signedIn({ wholesale_type: 'generic', wholesale_level: level })
    prices.push(await priceFor(visitor))
  }
  expect(prices).toEqual(discounts.map((discount) => (retail * (100 - discount)) / 100))
  // A sixth one is none.
  const sixth = api.db.insertInto('wholesale_level').values({ type: 'generic', level: 5, discount: 50 })
  await expect(sixth.execute()).rejects.toThrow()
})
