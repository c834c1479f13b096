import { ApiError } from '@verstak/api-client/ApiError'
import { TestHost } from '@verstak/remote-kit/TestHost'
import { makeProductTile } from '@verstak/testing/factories'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import { type HarnessInput, createProductHarness } from '../testing/createProductHarness.tsx'

const characteristics = Array.from({ length: 12 }, (_, index) => ({
  name: `Свойство ${index + 1}`,
  value: `${index + 1}`,
  unit: index === 0 ? 'В' : null,
}))

const missing: HarnessInput['product'] = {
  isAvailable: false,
  availabilityInfo: {
    countInStock: 0,
    currentlyAvailable: 0,
    isInStock: false,
    isLow: false,
    selfPickupDate: null,
    courierPickupDate: null,
    expectedDate: '2026-12-05',
  },
  dates: { pickupText: null, courierText: null },
  nearestOffice: null,
}

beforeEach(() => {
  const observer = { observe: () => undefined, disconnect: () => undefined }
  Object.assign(globalThis, { IntersectionObserver: jest.fn(() => observer), ResizeObserver: jest.fn(() => observer) })
})

async function openPage(input: HarnessInput = {}, address = '/product/drel-shurupovert-bosch-gsr-18v-50-1/') {
  const { host, routes } = createProductHarness(input)
  render(
    <TestHost host={host}>
      <RouterProvider
        router={createMemoryRouter([{ hydrateFallbackElement: <></>, children: routes }], {
          initialEntries: [address],
        })}
      />
    </TestHost>,
  )
  await screen.findByRole('heading', { level: 1 })
}

const text = () => document.body.textContent.replaceAll('\u00A0', ' ')

describe('the page of a product', () => {
  test('opens at /product/{productName}-{productId}/ [ROUTE-074]', async () => {
    await openPage()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Дрель-шуруповёрт Bosch GSR 18V-50')
    expect(text()).toContain('Код товара 15843327')
    expect(text()).toContain('Артикул 06019H5000')
  })

  test('a slug of another product shows the product of the id and names its right address [ROUTE-007]', async () => {
    await openPage({}, '/product/sovsem-drugoe-imya-99-1/')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Дрель-шуруповёрт Bosch GSR 18V-50')
    expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
      'href',
      '/product/drel-shurupovert-bosch-gsr-18v-50-1/',
    )
  })

  test('the title of the document tells name, place and price', async () => {
    await openPage()
    await waitFor(() =>
      expect(document.title.replaceAll('\u00A0', ' ')).toMatch(/кейс — купить в Москве, цена 12 490 ₽$/),
    )
  })

  test('one button puts the product into the cart', async () => {
    await openPage()
    expect(screen.getByRole('button', { name: 'AddToCart 1' })).toHaveAttribute('data-size', 'l')
  })
})

describe('price', () => {
  test('stands beside the old price, what is saved and the price for companies', async () => {
    await openPage()
    for (const words of ['12 490 ₽', '15 290 ₽', '−2 800 ₽', 'Для компаний, с НДС 11 490 ₽'])
      expect(text()).toContain(words)
  })

  test('is not shown at 0 [TILE-018]', async () => {
    await openPage({
      product: {
        price: 0,
        oldPrice: null,
        pricesV2: { default: { current: 0, old: null, availableDiscountPrices: [] } },
      },
    })
    expect(text()).not.toContain('₽')
    expect(text()).toContain('В наличии')
  })

  test('shows when only one of its two fields is above 0 [TILE-018]', async () => {
    await openPage({ product: { price: 0 } })
    expect(text()).toContain('12 490 ₽')
  })

  test('is per piece when pieces are sold in steps [TILE-020]', async () => {
    await openPage({ product: { multiplicity: 10 } })
    expect(text()).toContain('12 490 ₽/шт')
    expect(text()).toContain('Продаём по 10 шт')
  })

  test('has no unit when single pieces are sold [TILE-020]', async () => {
    await openPage({ product: { multiplicity: 1 } })
    expect(text()).not.toContain('/шт')
  })

  test('of one measure is shown when there is one [TILE-021]', async () => {
    await openPage({ product: { additionalPrice: { pricePerUnit: 12_500, unitName: 'м²' } } })
    expect(text()).toContain('125 ₽ за м²')
  })
})

describe('stock', () => {
  const withStock = (countInStock: number, isLow = false): HarnessInput => ({
    product: {
      availabilityInfo: {
        countInStock,
        currentlyAvailable: 12,
        isInStock: true,
        isLow,
        selfPickupDate: '2026-11-20',
        courierPickupDate: '2026-11-21',
        expectedDate: null,
      },
    },
  })

  test.each([
    [100, 'В наличии 100 шт'],
    [101, 'В наличии > 100 шт'],
  ])('%d pieces: %s [TILE-019]', async (count, words) => {
    await openPage(withStock(count))
    expect(text()).toContain(words)
  })

  test('few pieces are called few', async () => {
    await openPage(withStock(2, true))
    expect(text()).toContain('Мало: 2 шт')
  })

  test('pickup names the day, the number of shops and the nearest one', async () => {
    await openPage()
    const ways = screen.getByRole('list', { name: 'Получение и возврат' })
    expect(ways).toHaveTextContent('Самовывоз сегодня12 магазинов, ближайший — Варшавское шоссе, 97')
    expect(ways).toHaveTextContent('Курьером завтра')
    expect(ways).toHaveTextContent('Вернуть можно 30 дней')
  })

  test('a missing product shows its last price, when it is expected and the way to its analogs', async () => {
    await openPage({ product: missing, alternatives: () => [makeProductTile({ id: 2, name: 'Другая дрель' })] })
    for (const words of ['последняя цена', 'Нет в наличии', 'Ждём после 5 декабря']) expect(text()).toContain(words)
    expect(screen.queryByRole('button', { name: 'AddToCart 1' })).not.toBeInTheDocument()
    expect(text()).not.toContain('Самовывоз завтра')
    const analogs = await screen.findByRole('region', { name: 'Аналоги' })
    expect(screen.getByRole('link', { name: 'Подобрать аналог' })).toHaveAttribute('href', `#${analogs.id}`)
  })

  test('a missing product without analogs leads to its category from the same place', async () => {
    await openPage({ product: missing })
    const analogs = await screen.findByRole('region', { name: 'Аналоги' })
    const link = await within(analogs).findByRole('link', { name: 'Инструмент' })
    expect(link).toHaveAttribute('href', '/category/instrument-6474/')
  })
})

describe('characteristics', () => {
  test('nine stand beside the gallery, all of them behind «Все 12 характеристик» [WIDGET-037]', async () => {
    await openPage({ product: { characteristics } })
    const [short, , full] = screen.getAllByRole('heading', { level: 2, name: /Характеристики|В упаковке/ })
    expect(short?.parentElement?.querySelectorAll('dt')).toHaveLength(9)
    expect(full?.closest('section')?.querySelectorAll('dt')).toHaveLength(12)
    const all = screen.getByRole('link', { name: /^Все 12\sхарактеристик$/ })
    expect(all).toHaveAttribute('href', `#${full?.closest('section')?.id}`)
  })

  test('nine or fewer need no link', async () => {
    await openPage({ product: { characteristics: characteristics.slice(0, 9) } })
    expect(screen.queryByRole('link', { name: /^Все/ })).not.toBeInTheDocument()
    expect(screen.getAllByText(/^Свойство/)).toHaveLength(9)
  })

  test('each has a name, a value and a unit [TILE-006]', async () => {
    await openPage({ product: { characteristics: characteristics.slice(0, 2) } })
    const [term] = screen.getAllByText('Свойство 1')
    expect(term?.parentElement).toHaveTextContent('Свойство 11 В')
    const [unitless] = screen.getAllByText('Свойство 2')
    expect(unitless?.parentElement).toHaveTextContent('Свойство 22')
  })

  test('a phone shows nine and brings the others at a press [WIDGET-037]', async () => {
    await openPage({ product: { characteristics }, layout: 'mobile' })
    expect(screen.getByText('Свойство 9').closest('details')).toBeNull()
    const rest = screen.getByText('Свойство 10').closest('details')
    expect(rest).not.toHaveAttribute('open')
    await userEvent.click(screen.getByText('Все 12 характеристик'))
    expect(rest).toHaveAttribute('open')
  })
})

describe('accessories', () => {
  const region = () => screen.queryByRole('region', { name: 'Обычно берут вместе' })

  test('stand in a row of their own, with their buttons', async () => {
    await openPage({ accessories: () => [makeProductTile({ id: 7, name: 'Набор бит' })] })
    await screen.findByRole('link', { name: 'Набор бит' })
    expect(within(region()!).getByRole('button', { name: 'AddToCart 7' })).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Аналоги' })).not.toBeInTheDocument()
  })

  test('that fail take their block away and nothing else', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    await openPage({
      accessories: () => Promise.reject(new ApiError('unavailable', 503)),
      alternatives: () => [makeProductTile({ id: 2, name: 'Дрель 2' })],
    })
    await waitFor(() => expect(region()).not.toBeInTheDocument())
    expect(await screen.findByRole('link', { name: 'Дрель 2' })).toBeInTheDocument()
    log.mockRestore()
  })

  test('of a withdrawn product are not shown', async () => {
    const accessories = () => [makeProductTile({ id: 7, name: 'Набор бит' })]
    await openPage({ product: { isWithdrawn: true, isAvailable: false }, accessories })
    expect(screen.queryByRole('link', { name: 'Набор бит' })).not.toBeInTheDocument()
    expect(region()).not.toBeInTheDocument()
  })

  test('that do not exist have no block', async () => {
    await openPage()
    await waitFor(() => expect(region()).not.toBeInTheDocument())
  })
})

describe('analogs', () => {
  test('are cards that can be put into the cart', async () => {
    await openPage({ alternatives: () => [2, 3].map((id) => makeProductTile({ id, name: `Дрель ${id}` })) })
    const analogs = screen.getByRole('region', { name: 'Аналоги' })
    await within(analogs).findByRole('link', { name: 'Дрель 2' })
    expect(within(analogs).getByRole('button', { name: 'AddToCart 3' })).toHaveAttribute('data-size', 'm')
  })

  test('do not hold up the page', async () => {
    await openPage({ alternatives: () => new Promise(() => undefined) })
    expect(screen.getByRole('button', { name: 'AddToCart 1' })).toBeInTheDocument()
    expect(screen.getByRole('region', { name: 'Аналоги' })).toBeInTheDocument()
  })

  test('that fail take their block away and nothing else', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    await openPage({ alternatives: () => Promise.reject(new ApiError('unavailable', 503)) })
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Аналоги' })).not.toBeInTheDocument())
    expect(screen.getByRole('button', { name: 'AddToCart 1' })).toBeInTheDocument()
    log.mockRestore()
  })

  test('that do not exist have no block', async () => {
    await openPage({ alternatives: () => [] })
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Аналоги' })).not.toBeInTheDocument())
  })
})
