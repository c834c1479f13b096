import { personalPrice } from '@verstak/contracts/flag'
import type { ManagerInfo } from '@verstak/contracts/manager'
import type { DiscountPrice } from '@verstak/contracts/price'
import type { ProductDetails } from '@verstak/contracts/product'
import type { WidgetProps } from '@verstak/contracts/widget'
import type { UserKind } from '@verstak/flags/flagRow'
import { TestHost, createTestHost } from '@verstak/remote-kit/TestHost'
import { makeProductDetails, makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { render, screen } from '@testing-library/react'
import { PriceBlock } from './PriceBlock.tsx'

const GUESTS: DiscountPrice[] = [
  { type: 'discountB2B', price: 900_000 },
  { type: 'discountB2C', price: 970_000 },
  { type: 'discountAfterAuth', price: 980_000 },
  { type: 'discountB2BNewClient', price: 850_000 },
]

const pricedAt = (current: number, availableDiscountPrices: DiscountPrice[], old: number | null = null) => ({
  price: current,
  pricesV2: { default: { current, old, availableDiscountPrices } },
})

function show(user: UserKind, product: Partial<ProductDetails>, isTold = true) {
  const host = createTestHost({
    call: createFakeApi().call,
    region: makeRegion(),
    user,
    flags: { [personalPrice.key]: isTold },
    widgets: {
      'listing/StaffTile': (({ info }: WidgetProps['listing/StaffTile']) => <p>{`Staff ${info.code}`}</p>) as never,
    },
  })
  const { container } = render(
    <TestHost host={host}>
      <PriceBlock product={makeProductDetails(product)} />
    </TestHost>,
  )
  return container.textContent.replaceAll('\u00A0', ' ')
}

test('a guest reads the prices of companies and persons and of signing in, with the most that it saves [TILE-015, TILE-017, WIDGET-035]', () => {
  const text = show('guest', pricedAt(1_000_000, GUESTS))
  expect(text).toContain('Для компаний, с НДС 9 000 ₽')
  expect(text).toContain('Для физлиц 9 700 ₽')
  expect(text).not.toContain('После входа 9 800 ₽')
  expect(screen.getByRole('button', { name: 'Персональная цена после входа' })).toBeVisible()
  expect(text).toContain('до -10%')
})

test('a price for a first order is a label only, without its amount [TILE-014]', () => {
  const unauthorizedDiscountPrices = [
    { type: 'discountB2B' as const, price: 900_000, saleText: 'Для юрлиц', onlyNameplate: false },
    { type: 'discountB2BNewClient' as const, price: 850_000, saleText: 'Новым юрлицам', onlyNameplate: true },
  ]
  const text = show('guest', { ...pricedAt(1_000_000, GUESTS), unauthorizedDiscountPrices })
  expect(text).toContain('Новым юрлицам')
  expect(text).not.toContain('8 500')
})

test('without the experiment no guest is told of signing in [ROLE-006]', () => {
  const text = show('guest', pricedAt(1_000_000, GUESTS), false)
  expect(text).not.toContain('после входа')
  expect(text).toContain('Для компаний, с НДС 9 000 ₽')
})

test.each<[UserKind, DiscountPrice[], string, string[]]>([
  [
    'private',
    [
      { type: 'discountInside', price: 970_000 },
      { type: 'discountB2B', price: 900_000 },
      { type: 'discountB2BNewClient', price: 850_000 },
    ],
    'Для компаний, с НДС 9 000 ₽',
    ['после входа', 'Новым юрлицам', 'Для физлиц'],
  ],
  ['business', [{ type: 'discountInside', price: 970_000 }], '', ['Для компаний', 'после входа']],
  ['wholesale', [{ type: 'discountInside', price: 970_000 }], '', ['Для компаний', 'после входа']],
])('the price of %s is named as his own, with no prompt to sign in [TILE-003]', (user, offers, told, untold) => {
  const text = show(user, pricedAt(970_000, offers, 1_000_000))
  expect(text).toMatch(/9 700 ₽.*10 000 ₽.*−300 ₽.*Ваша цена/)
  expect(text).toContain(told)
  for (const words of untold) expect(text).not.toContain(words)
})

test('who pays what everybody pays has no price of his own', () => {
  expect(show('private', pricedAt(1_000_000, []))).not.toContain('Ваша цена')
})

test('staff read every price, to tell a customer [TILE-003]', () => {
  const text = show('staff', pricedAt(1_000_000, GUESTS))
  const rows = ['Для компаний, с НДС 9 000 ₽', 'Для физлиц 9 700 ₽', 'После входа 9 800 ₽', 'Новым юрлицам 8 500 ₽']
  for (const words of rows) expect(text).toContain(words)
  expect(text).not.toContain('после входа')
})

test('the price of a whole pack is told where it is lower than that of its pieces', () => {
  const inPacks = (packPrice: number) => {
    const { pricesV2, price } = pricedAt(10_000, [])
    const buyPack = { current: packPrice, old: null, availableDiscountPrices: [] }
    return show('guest', { price, packQuantity: 10, pricesV2: { ...pricesV2, buyPack } })
  }
  expect(inPacks(90_000)).toContain('900 ₽ за упаковку 10 шт')
  expect(inPacks(100_000)).not.toContain('за упаковку')
})

test('what is out of stock has its last price and nobody’s offers', () => {
  const text = show('guest', { ...pricedAt(1_000_000, GUESTS), isAvailable: false })
  expect(text).toContain('10 000 ₽последняя цена')
  expect(text).not.toContain('Для компаний')
})

test.each<[UserKind, boolean]>([
  ['staff', true],
  ['business', false],
  ['guest', false],
])('the block of staff is on the page of %s: %j [STAFF-001]', (user, isThere) => {
  const managerInfo = { code: 'ВН-778' } as ManagerInfo
  expect(show(user, { managerInfo }).includes('Staff ВН-778')).toBe(isThere)
  expect(show(user, { managerInfo, isAvailable: false }).includes('Staff ВН-778')).toBe(isThere)
})
