import type { ManagerInfo } from '@verstak/contracts/manager'
import type { UserKind } from '@verstak/flags/flagRow'
import { ProductTile } from '@verstak/remote-kit/ProductTile'
import { TestHost, createTestHost } from '@verstak/remote-kit/TestHost'
import { makeProductTile, makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { render, screen, within } from '@testing-library/react'
import { StaffTile } from './StaffTile.tsx'

const quantity = (label: string, value: number, flags = {}) => ({
  value,
  label,
  isHiddenValue: false,
  isDisabled: false,
  ...flags,
})

const managerInfo: ManagerInfo = {
  canOutOstMainStore: true,
  trafficLight: 'green',
  saleProfit: { marginality: 23.5, managerSaleBonus: 12_000 },
  mainStockBalance: {
    matrixValue: 'A1',
    matrixLabel: 'Матрица',
    quantityX: quantity('X', 17),
    quantityY: quantity('Y', 8, { isDisabled: true }),
    quantityZ: quantity('Z', 321, { isHiddenValue: true }),
    vendorCount: 1450,
    vendorPriceDate: '2026-11-19',
    vendorProductInfo: 'Под заказ, 3 дня',
  },
  code: 'ВН-778',
}

function show(info: Partial<ManagerInfo> | null = {}, user: UserKind = 'staff') {
  const host = createTestHost({
    call: createFakeApi().call,
    region: makeRegion(),
    user,
    widgets: { 'cart/AddToCart': (() => <button />) as never, 'listing/StaffTile': StaffTile as never },
  })
  const product = makeProductTile(info ? { managerInfo: { ...managerInfo, ...info } } : {})
  render(
    <TestHost host={host}>
      <ProductTile product={product} variant="vertical" device="desktop" />
    </TestHost>,
  )
}

const block = () => screen.queryByRole('group', { name: 'Для сотрудников' })

/** The value after a label. */
function factOf(label: string): HTMLElement {
  const term = within(block()!).getByText(label).closest('dt')!
  return term.nextElementSibling as HTMLElement
}

const factText = (label: string) => factOf(label).textContent.replaceAll('\u00A0', ' ')

test('staff see the block on a tile [STAFF-001]', () => {
  show()
  expect(block()).toBeVisible()
})

test.each(['guest', 'private', 'business', 'wholesale'] as const)(
  'the same tile of somebody else (%s) has none of it, even if an answer for staff were kept [STAFF-001]',
  (user) => {
    show({}, user)
    expect(block()).not.toBeInTheDocument()
    expect(document.body).not.toHaveTextContent('ВН-778')
  },
)

test('staff have no block where the API tells nothing', () => {
  show(null)
  expect(block()).not.toBeInTheDocument()
})

test('the internal code stands there [STAFF-005]', () => {
  show()
  expect(factText('Код')).toBe('ВН-778')
})

test('the margin stands there in percents [STAFF-006]', () => {
  show()
  expect(factText('Маржа')).toBe('23,5 %')
})

test('the bonus stands there in rubles [STAFF-007]', () => {
  show()
  expect(factText('Бонус')).toBe('120 ₽')
})

test('margin and bonus that nobody knows are a dash', () => {
  show({ saleProfit: { marginality: null, managerSaleBonus: null } })
  expect([factText('Маржа'), factText('Бонус')]).toEqual(['—', '—'])
})

test('the matrix names its class and its figures [STAFF-008]', () => {
  show()
  expect(['Матрица', 'X', 'Y'].map(factText)).toEqual(['A1', '17', '8'])
})

test('a hidden figure is not told [STAFF-008]', () => {
  show()
  expect(factText('Z')).toBe('—скрыто')
  expect(document.body).not.toHaveTextContent('321')
})

test('a figure without effect is grey [STAFF-008]', () => {
  show()
  expect(['X', 'Y'].map((label) => factOf(label).parentElement?.dataset['grey'])).toEqual([undefined, 'true'])
})

test('the balance of the supplier has its pieces and the day of his prices [STAFF-009]', () => {
  show()
  expect(factText('Поставщик')).toBe('1 450 шт, цены от 19.11.2026Под заказ, 3 дня')
})

test('a supplier who never told his prices has pieces only [STAFF-009]', () => {
  show({
    mainStockBalance: {
      ...managerInfo.mainStockBalance,
      vendorCount: 0,
      vendorPriceDate: null,
      vendorProductInfo: null,
    },
  })
  expect(factText('Поставщик')).toBe('0 шт')
})

test.each([
  ['green', 'З', 'Зелёный'],
  ['red', 'К', 'Красный'],
  ['yellow', 'Ж', 'Жёлтый'],
  [null, 'Ж', 'Жёлтый'],
] as const)(
  'the light %s is the letter %s, so that it is more than a colour [STAFF-010]',
  (trafficLight, letter, name) => {
    show({ trafficLight })
    expect(factText('Светофор')).toBe(letter)
    expect(within(factOf('Светофор')).getByTitle(name)).toHaveAttribute('data-light', trafficLight ?? 'yellow')
  },
)

test('without the right to sell from the main store there is no light [STAFF-011]', () => {
  show({ canOutOstMainStore: false })
  expect(within(block()!).queryByText('Светофор')).not.toBeInTheDocument()
  expect(document.querySelector('[data-light]')).toBeNull()
})
