import { listProductOffices, type PickupPoint } from '@verstak/contracts/pickup'
import type { ProductDocument, ProductVariants } from '@verstak/contracts/productPage'
import { ApiError } from '@verstak/api-client/ApiError'
import { TestHost } from '@verstak/remote-kit/TestHost'
import { makeProductTile } from '@verstak/testing/factories'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import { type HarnessInput, createProductHarness } from '../testing/createProductHarness.tsx'

const office = (id: number, changes: Partial<PickupPoint> = {}): PickupPoint => ({
  id,
  regionId: 1,
  address: `Варшавское шоссе, ${id}`,
  coordinates: { lat: 55, lon: 37 },
  metro: { address: 'Нагатинская', color: '#888888' },
  hasNoMetro: false,
  timeZone: 'Europe/Moscow',
  workItems: [{ firstDay: 1, lastDay: 7, start: '08:00', end: '22:00', weekend: false }],
  phones: ['84951234567'],
  availability: {
    freeCount: 7,
    available: true,
    isToday: true,
    deliveryDates: { message: 'сегодня после 14:30', isToday: true },
  },
  ...changes,
})

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

describe('where to buy', () => {
  const buttons = [
    { type: 'toCart' as const, saleGuid: null },
    { type: 'whereBuy' as const, saleGuid: null },
  ]
  const button = () => screen.queryByRole('button', { name: 'Где купить' })

  async function open(input: HarnessInput = {}, answer: () => PickupPoint[] | Promise<PickupPoint[]> = () => []) {
    const { api } = await openPage({ ...input, product: { buttons, ...input.product } })
    api.on(listProductOffices, async () => {
      const offices = await answer()
      return {
        offices,
        count: offices.length,
        mapCenter: { lat: 55.7, lon: 37.6 },
        serverTime: '2026-11-23T12:00:00.000Z',
        region: { id: 1, name: 'Москва' },
        parentLocality: null,
      }
    })
    expect(api.calls.map(({ path }) => path)).not.toContain(listProductOffices.path)
    await userEvent.click(button()!)
    return { api, dialog: within(await screen.findByRole('dialog', { name: 'Где купить' })) }
  }

  test.each(['desktop', 'mobile'] as const)(
    '%s: the shops with metro, hours, pieces and time [TILE-010]',
    async (layout) => {
      const few = office(2, {
        metro: null,
        availability: { freeCount: 1, available: false, isToday: false, deliveryDates: null },
      })
      const { dialog, api } = await open({ layout }, () => [office(1), few])
      const [first, second] = await dialog.findAllByRole('listitem')
      for (const words of [
        'Варшавское шоссе, 1',
        'Нагатинская',
        'Пн–Вс: 8:00–22:00',
        '8 (495) 123-45-67',
        'Забрать бесплатно сегодня после 14:30',
      ])
        expect(first).toHaveTextContent(words)
      expect(second).toHaveTextContent('Меньше, чем продаём за один раз')
      expect(dialog.getByText(/^Есть в\s2\sмагазинах в\sМоскве$/)).toBeInTheDocument()
      expect(api.calls.at(-1)?.input).toMatchObject({ query: { regionId: 1 } })
    },
  )

  test('nowhere is said as it is', async () => {
    const { dialog } = await open()
    expect(await dialog.findByRole('heading', { name: /Сейчас товара нет ни в\sодном магазине/ })).toBeInTheDocument()
  })

  test('a failure can be tried again', async () => {
    const answers = [() => Promise.reject(new ApiError('unavailable', 503)), () => [office(1)]]
    const { dialog } = await open({}, () => answers.shift()!())
    await userEvent.click(await dialog.findByRole('button', { name: /Повторить/ }))
    expect(await dialog.findByText('Варшавское шоссе, 1')).toBeInTheDocument()
  })

  test('shops that have less than is sold at once are named, too', async () => {
    await openPage({
      product: { buttons, isAvailable: false, nearestOffice: null, dates: { pickupText: null, courierText: null } },
    })
    const ways = within(screen.getByRole('list', { name: 'Получение и возврат' }))
    expect(ways.getByText('Меньше, чем продаём за один раз')).toBeInTheDocument()
    expect(ways.getByRole('button', { name: 'Где купить' })).toBeInTheDocument()
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
