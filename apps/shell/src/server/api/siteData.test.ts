/** @jest-environment node */
import { listTopics } from '@verstak/contracts/catalogue'
import { listPromoLinks } from '@verstak/contracts/promoLink'
import { listRegions } from '@verstak/contracts/region'
import { getShop, SHOP_DEFAULTS } from '@verstak/contracts/shop'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { makeTopics } from '@verstak/testing/makeTopics'
import { crashPage } from '../page/crashPage.ts'
import { createSiteData, supportPhoneOf } from './siteData.ts'

const LINKS = { links: [{ name: 'Распродажа', url: '/sale/x/' }] }
const answers = {
  topics: (api: ReturnType<typeof createFakeApi>) => api.on(listTopics, () => ({ data: makeTopics(), totalCount: 7 })),
  regions: (api: ReturnType<typeof createFakeApi>) => api.on(listRegions, () => ({ data: [makeRegion()] })),
  promoLinks: (api: ReturnType<typeof createFakeApi>) => api.on(listPromoLinks, () => LINKS),
  shop: (api: ReturnType<typeof createFakeApi>) => api.on(getShop, () => SHOP_DEFAULTS),
}
const names = Object.keys(answers) as (keyof typeof answers)[]

test.each(names)('without %s the others are there', async (missing) => {
  const api = createFakeApi()
  for (const name of names) if (name !== missing) answers[name](api)
  const reported: unknown[] = []
  const data = await createSiteData(api.call, (error) => reported.push(error))()
  expect(names.filter((name) => data[name] === null)).toEqual([missing])
  expect(reported).toHaveLength(1)
})

test('departments come without their brands and consumables, which no page shows', async () => {
  const api = createFakeApi().on(listTopics, () => ({
    data: makeTopics().map((topic) => ({
      ...topic,
      relationships: { popularBrands: { data: [] }, consumables: { data: [] } },
    })),
    totalCount: 7,
  }))
  const { topics } = await createSiteData(api.call, () => undefined)()
  expect(topics?.data).toEqual(makeTopics())
})

test('the support phone that was read stands on bare pages, too, also once the API is gone', async () => {
  const api = createFakeApi()
  for (const name of names) answers[name](api)
  api.on(getShop, () => ({ ...SHOP_DEFAULTS, supportPhone: '8 800 555-35-35' }))
  await createSiteData(api.call, () => undefined)()
  await createSiteData(createFakeApi().call, () => undefined)()
  expect(crashPage(503)).toContain('8 800 555-35-35')
})

test.each([
  [null, undefined],
  [SHOP_DEFAULTS, undefined],
  [{ ...SHOP_DEFAULTS, supportPhone: '8 800 555-35-35' }, '8 800 555-35-35'],
])('only another support line goes out with the pages', (shop, phone) => {
  expect(supportPhoneOf({ shop })).toBe(phone)
})
