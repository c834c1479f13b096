import type { ProductDocument, ProductVariants } from '@verstak/contracts/productPage'
import { TestHost } from '@verstak/remote-kit/TestHost'
import { makeProductTile } from '@verstak/testing/factories'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import { type HarnessInput, createProductHarness } from '../testing/createProductHarness.tsx'

const variants: ProductVariants = {
  groupId: 1,
  name: 'Эмаль',
  axes: [
    {
      kind: 'color',
      name: 'Цвет',
      values: [
        { name: 'белая', link: '/product/drel-1/', isCurrent: true, isAvailable: true },
        { name: 'синяя', link: '/product/drel-sinyaya-5/', isCurrent: false, isAvailable: false },
      ],
    },
  ],
  links: ['/product/drel-sinyaya-5/'],
}

const documents: ProductDocument[] = [
  { kind: 'instruction', name: 'Инструкция', type: 'pdf', size: 20_250, link: '/files/1' },
  { kind: 'certificate', name: 'Сертификат', type: 'txt', size: 900, link: '/files/2' },
]

const video = { title: 'Как сменить патрон', src: '/files/3', poster: null, duration: 102, captions: '/files/4' }

beforeEach(() => {
  const observer = { observe: () => undefined, disconnect: () => undefined }
  Object.assign(globalThis, { IntersectionObserver: jest.fn(() => observer), ResizeObserver: jest.fn(() => observer) })
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})

async function openPage(input: HarnessInput = {}) {
  const harness = createProductHarness(input)
  const router = createMemoryRouter([{ hydrateFallbackElement: <></>, children: harness.routes }], {
    initialEntries: ['/product/drel-1/'],
  })
  render(
    <TestHost host={harness.host}>
      <RouterProvider router={router} />
    </TestHost>,
  )
  await screen.findByRole('heading', { level: 1 })
  return harness
}

const text = () => document.body.textContent.replaceAll('\u00A0', ' ')

describe.each(['desktop', 'mobile'] as const)('%s: variants', (layout) => {
  test('are links; the current one and the missing ones say so', async () => {
    await openPage({ layout, product: { variants } })
    const group = screen.getByRole('group', { name: 'Цвет: белая' })
    const [white, blue] = within(group).getAllByRole('link')
    expect(white).toHaveAttribute('aria-current', 'true')
    expect(blue).not.toHaveAttribute('aria-current')
    expect(blue).toHaveAttribute('href', '/product/drel-sinyaya-5/')
    expect(blue).toHaveAccessibleName('синяя (нет в наличии)')
    expect(white).toHaveAccessibleName('белая')
  })

  test('that do not exist have no group', async () => {
    await openPage({ layout })
    expect(screen.queryByRole('group', { name: /Цвет/ })).not.toBeInTheDocument()
  })
})

describe.each(['desktop', 'mobile'] as const)('%s: documents', (layout) => {
  test('tell their kind of file and size and open beside the page', async () => {
    await openPage({ layout, product: { documents } })
    const manual = screen.getByRole('link', { name: 'Инструкция' })
    expect(manual).toHaveAttribute('href', '/files/1')
    expect(manual).toHaveAttribute('target', '_blank')
    expect(text()).toContain('ИнструкцияPDF, 20 КБ')
    expect(text()).toContain('СертификатTXT, 900 Б')
  })

  test('that do not exist have no heading', async () => {
    await openPage({ layout })
    expect(screen.queryByRole('heading', { name: 'Документы' })).not.toBeInTheDocument()
  })
})

describe('videos', () => {
  test('are links to their files, of which nothing is loaded before a press; that plays them over the page', async () => {
    await openPage({ product: { videos: [video] } })
    const link = screen.getByRole('link', { name: /^Как сменить патрон\s·\s1:42$/ })
    expect(link).toHaveAttribute('href', '/files/3')
    expect(document.querySelector('video')).toBeNull()
    jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined)
    await userEvent.click(link)
    const dialog = await screen.findByRole('dialog', { name: 'Как сменить патрон' })
    const player = dialog.querySelector('video')
    expect(player).toHaveAttribute('src', '/files/3')
    expect(player).toHaveAttribute('poster', expect.stringContaining('/pictures/v1/drill/bosch/main/560'))
    expect(dialog.querySelector('track')).toHaveAttribute('src', '/files/4')
  })

  test('that do not exist leave no list', async () => {
    await openPage()
    expect(screen.queryByRole('list', { name: 'Видео' })).not.toBeInTheDocument()
  })
})

describe('ways of delivery', () => {
  const buttons = [
    { type: 'toCart' as const, saleGuid: null },
    { type: 'whereBuy' as const, saleGuid: null },
  ]
  const button = (name = 'Где купить') => screen.queryByRole('button', { name })

  async function open(name: string, input: HarnessInput = {}) {
    await openPage({ ...input, product: { buttons, ...input.product } })
    await userEvent.click(button(name)!)
    return screen.findByRole('dialog')
  }

  test.each([
    ['desktop', 'Наличие в магазинах'],
    ['mobile', 'Наличие'],
  ] as const)('%s: «Где купить» opens the shops with this product [TILE-010]', async (layout, title) => {
    const dialog = await open('Где купить', { layout })
    expect(dialog).toHaveAccessibleName(title)
    expect(dialog).toHaveTextContent(/PickupWindow .*"productGuid":"[0-9a-f-]{36}"/)
  })

  test('the courier window gets weight and size of the product', async () => {
    const size = { length: 820, width: 410, height: 520 }
    const dialog = await open('Стоимость и интервалы', { product: { weight: 31_400, size } })
    expect(dialog).toHaveTextContent(`CourierWindow {"parcel":{"weight":31400,"size":${JSON.stringify(size)}}}`)
  })

  test('the transport window gets the product; what nobody knows of it is left out [TRANSPORT-017]', async () => {
    const size = { length: 0, width: 0, height: 0 }
    const dialog = await open('Рассчитать стоимость', { product: { weight: 0, size } })
    expect(dialog).toHaveAccessibleName('Доставка транспортной компанией')
    expect(dialog).toHaveTextContent(/"productGuid":"[0-9a-f-]{36}","dimensions":{"weight":null,"size":null}/)
  })

  test('shops that have less than is sold at once are named, too', async () => {
    await openPage({
      product: { buttons, isAvailable: false, nearestOffice: null, dates: { pickupText: null, courierText: null } },
    })
    const ways = within(screen.getByRole('list', { name: 'Получение и возврат' }))
    expect(ways.getByText('Меньше, чем продаём за один раз')).toBeInTheDocument()
    expect(ways.getByRole('button', { name: 'Где купить' })).toBeInTheDocument()
    expect(ways.queryByRole('button', { name: 'Рассчитать стоимость' })).not.toBeInTheDocument()
  })

  test('a product that no shop of the region has offers no shops', async () => {
    await openPage({ product: { buttons: buttons.slice(0, 1) } })
    expect(button()).not.toBeInTheDocument()
  })
})

describe('reviews', () => {
  test('their mean and number stand in a place that the rating above leads to', async () => {
    await openPage()
    const place = document.getElementById('reviews')
    expect(place).toHaveTextContent(/^Отзывы4,8 из\s5214\sотзывов$/)
    expect(screen.getByRole('link', { name: /^214\sотзывов$/ })).toHaveAttribute('href', '#reviews')
  })

  test('without any there is no place, and nothing leads there', async () => {
    await openPage({ product: { reviewsCount: 0, rating: 0 } })
    expect(document.getElementById('reviews')).toBeNull()
    expect(document.querySelector('a[href="#reviews"]')).toBeNull()
  })
})

describe.each(['desktop', 'mobile'] as const)('%s: a withdrawn product', (layout) => {
  const withdrawn: HarnessInput = {
    layout,
    product: { isWithdrawn: true, isAvailable: false, nearestOffice: null, documents },
    alternatives: () => [makeProductTile({ id: 2, name: 'Другая дрель' })],
  }

  test('keeps name, characteristics and documents, and leads to analogs and category; it has no price and no button', async () => {
    await openPage(withdrawn)
    expect(screen.getByText(/^Товар снят с\sпродажи$/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Подобрать аналог' })).toHaveAttribute('href', '#analogs')
    expect(screen.getByRole('link', { name: 'Раздел «Инструмент»' })).toHaveAttribute(
      'href',
      '/category/instrument-6474/',
    )
    expect(await screen.findByRole('link', { name: 'Другая дрель' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Инструкция' })).toBeInTheDocument()
    expect(text()).toContain('Напряжение')
    expect(screen.queryByRole('button', { name: 'AddToCart 1' })).not.toBeInTheDocument()
    expect(text()).not.toMatch(/последняя цена|Вернуть можно/)
  })

  test('is nothing for search engines', async () => {
    await openPage(withdrawn)
    await waitFor(() => expect(document.title).toMatch(/снят с\sпродажи$/))
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    expect(document.querySelector('script[type="application/ld+json"]')).toBeNull()
    expect(document.querySelector('link[rel="canonical"]')).toBeNull()
  })
})
