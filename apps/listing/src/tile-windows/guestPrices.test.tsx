import { personalPrice } from '@verstak/contracts/flag'
import type { PriceSet } from '@verstak/contracts/price'
import type { UserKind } from '@verstak/flags/flagRow'
import type { Device } from '@verstak/ui-kit/photoSize'
import { makeProductTile, makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ProductTile, type ProductTileProps } from '@verstak/remote-kit/ProductTile'
import { TestHost, createTestHost } from '@verstak/remote-kit/TestHost'
import { GuestPrices } from './GuestPrices.tsx'

beforeAll(() => {
  // jsdom knows `<dialog>` but cannot open it.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false
  }
})

const product = makeProductTile({
  pricesV2: {
    default: {
      current: 1_000_000,
      old: null,
      availableDiscountPrices: [
        { type: 'discountB2B', price: 900_000 },
        { type: 'discountB2C', price: 980_000 },
        { type: 'discountAfterAuth', price: 990_000 },
        { type: 'discountB2BNewClient', price: 880_000 },
      ],
    },
  },
})

interface Visit extends Partial<Pick<ProductTileProps, 'product' | 'variant'>> {
  user?: UserKind
  device?: Device
  isOn?: boolean
  hasSignIn?: boolean
}

function show({ user, device = 'desktop', isOn = true, hasSignIn = true, ...props }: Visit = {}) {
  const host = createTestHost({
    call: createFakeApi().call,
    region: makeRegion(),
    layout: device === 'phone' ? 'mobile' : 'desktop',
    ...(user && { user }),
    flags: { [personalPrice.key]: isOn },
    isServed: (path) => hasSignIn && path === '/login/',
    widgets: { 'cart/AddToCart': (() => <button />) as never, 'listing/GuestPrices': GuestPrices as never },
  })
  const { container } = render(
    <TestHost host={host}>
      <ProductTile product={product} variant="vertical" device={device} {...props} />
    </TestHost>,
  )
  return { host, text: () => container.textContent.replaceAll('\u00A0', ' ') }
}

const findWindow = async (button: RegExp) => {
  await userEvent.click(screen.getByRole('button', { name: button }))
  return within(await screen.findByRole('dialog', { name: 'Цена после входа' }))
}

test('a guest reads of his personal price after signing in [TILE-017]', () => {
  show()
  expect(screen.getByRole('button', { name: /Персональная цена после входа/ })).toBeVisible()
})

test('a guest is told the special prices of companies and persons and asked to sign in [TILE-015]', async () => {
  show()
  const opened = await findWindow(/9\s000\s₽ для компаний/)
  expect((await opened.findAllByRole('definition')).map((one) => one.textContent)).toEqual([
    '9\u00A0000\u00A0₽',
    '9\u00A0800\u00A0₽',
  ])
  expect(opened.getByText('Войдите, чтобы покупать по своей цене')).toBeVisible()
  expect(opened.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/login/?next=%2F')
  expect(opened.getByRole('link', { name: 'Войти' })).toHaveAttribute('data-opens', 'sign-in')
})

test('the discounts of companies and persons stand there in percents, others do not [ROLE-006, WIDGET-033]', async () => {
  show()
  const terms = await (await findWindow(/Персональная цена/)).findAllByRole('term')
  expect(terms.map((one) => one.textContent.replaceAll('\u00A0', ' '))).toEqual(['Для юрлиц −10 %', 'Для физлиц −2 %'])
})

test('on a phone a tap on the special prices opens a sheet and leads nowhere yet [TILE-016]', async () => {
  const { host } = show({ device: 'phone' })
  const before = location.href
  const opened = await findWindow(/9\s000\s₽ компаниям/)
  expect(await opened.findByRole('link', { name: 'Войти' })).toBeVisible()
  expect(host.modals.read().asked.map(({ request }) => request.kind)).toEqual(['sheet'])
  expect(location.href).toBe(before)
})

test('where nobody can sign in, nothing leads there', async () => {
  show({ hasSignIn: false })
  const opened = await findWindow(/Персональная цена/)
  await opened.findAllByRole('term')
  expect(opened.queryByRole('link')).not.toBeInTheDocument()
})

test.each(['private', 'business', 'wholesale', 'staff'] as const)(
  'the authorised (%s) are not told of prices after signing in [ROLE-006]',
  (user) => {
    const { text } = show({ user })
    expect(screen.queryByRole('button', { name: /цена/i })).not.toBeInTheDocument()
    expect(text()).not.toContain('после входа')
    expect(text()).toContain('9 000 ₽ для компаний')
  },
)

test('without the experiment nobody is [ROLE-006]', () => {
  expect(show({ isOn: false }).text()).not.toContain('после входа')
})

test.each([
  ['a light tile', { variant: 'light' as const }],
  [
    'a product without special prices',
    { product: makeProductTile({ pricesV2: { default: { current: 5, old: null, availableDiscountPrices: [] } } }) },
  ],
  [
    'a product that is out of stock',
    { product: makeProductTile({ ...product, availabilityInfo: { ...product.availabilityInfo, isInStock: false } }) },
  ],
])('%s says nothing of it', (_, props) => {
  expect(show(props).text()).not.toContain('после входа')
})

test('a guest reads the most that signing in saves [WIDGET-035]', () => {
  expect(show().text()).toContain('до -10%')
  document.body.replaceChildren()
  expect(show({ user: 'private' }).text()).not.toContain('до -')
})

const pay = (current: number, offers: PriceSet['availableDiscountPrices']) =>
  makeProductTile({
    price: current,
    pricesV2: { default: { current, old: 1_000_000, availableDiscountPrices: offers } },
  })

test.each(['private', 'business', 'wholesale'] as const)(
  'the price of %s is named as his own, on a light tile instead of others [TILE-003]',
  (user) => {
    const offers: PriceSet['availableDiscountPrices'] = [
      { type: 'discountInside', price: 970_000 },
      { type: 'discountB2B', price: 900_000 },
    ]
    expect(show({ user, product: pay(970_000, offers) }).text()).toMatch(/9 700 ₽.*Ваша цена.*9 000 ₽ для компаний/)
    document.body.replaceChildren()
    const light = show({ user, product: pay(970_000, offers), variant: 'light' }).text()
    expect(light).toContain('Ваша цена')
    expect(light).not.toContain('для компаний')
  },
)

test('staff read the prices of companies and of persons', () => {
  const text = show({ user: 'staff' }).text()
  expect(text).toContain('9 000 ₽ для компаний')
  expect(text).toContain('9 800 ₽ для физлиц')
})

test('a price of his own is no guest’s, even if the page took its buyer for one', () => {
  const text = show({
    product: pay(970_000, [
      { type: 'discountInside', price: 970_000 },
      { type: 'discountB2B', price: 900_000 },
    ]),
  }).text()
  expect(text).toContain('Ваша цена')
  expect(text).not.toContain('после входа')
})
