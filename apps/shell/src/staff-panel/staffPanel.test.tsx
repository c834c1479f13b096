import { getSettingsCookies, listImpulseProducts, listTruckLoads } from '@verstak/contracts/adminPanel'
import { listTopics } from '@verstak/contracts/catalogue'
import type { Layout } from '@verstak/contracts/layout'
import type { UserKind } from '@verstak/flags/flagRow'
import { createTestHost, TestHost } from '@verstak/remote-kit/TestHost'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { makeTopics } from '@verstak/testing/makeTopics'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadStaffPanel } from './loadStaffPanel.ts'
import { StaffPanel } from './StaffPanel.tsx'
import { numberedValues } from './switchRows.ts'

const SWITCHES = {
  new_listings_search: '1',
  canary: '1',
  geocoding: '1',
  cart_product_preview: '1',
  new_favorites_v3: '1',
}

beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false
  }
})

beforeEach(() => {
  for (const name of [...Object.keys(SWITCHES), 'showAdminPanel']) document.cookie = `${name}=; max-age=0; path=/`
})

function createHost({ user = 'staff', layout = 'desktop' }: { user?: UserKind; layout?: Layout } = {}) {
  const api = createFakeApi()
    .on(getSettingsCookies, () => ({ values: SWITCHES }))
    .on(listTopics, () => ({ data: makeTopics(), totalCount: 12_000 }))
    .on(listImpulseProducts, () => [
      { image: '/pictures/1-{size}.{format}', name: 'Рулетка 5 м', discountPercent: 30, price: 29_900 },
    ])
    .on(listTruckLoads, () => ({ days: [{ day: '2026-11-23', orders: 14, weight: 812_500, capacity: 40 }] }))
  return { api, host: createTestHost({ call: api.call, region: makeRegion(), user, layout }) }
}

function open(pathname = '/product/drel-7/') {
  const { api, host } = createHost()
  const reload = jest.fn()
  render(
    <TestHost host={host}>
      <StaffPanel pathname={pathname} newProducts="/category/tools-1/?orderby=novelty" reload={reload} />
    </TestHost>,
  )
  return { api, reload }
}

const panel = () => screen.getByRole('complementary', { name: 'Панель сотрудника' })

test('it leads to what edits the page and to new products [STAFF-002, STAFF-012, STAFF-018]', () => {
  open()
  const hrefOf = (name: string) => within(panel()).getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('Редактировать товар')).toBe('/admin/product/7/')
  expect(hrefOf('Новые товары')).toBe('/category/tools-1/?orderby=novelty')
})

test.each([
  ['Новые листинги через поиск', 'new_listings_search'],
  ['Канареечные выпуски', 'canary'],
  ['Геокодирование', 'geocoding'],
  ['Предпросмотр товара в корзине', 'cart_product_preview'],
  ['Новое избранное, v3', 'new_favorites_v3'],
])(
  'the switch «%s» writes the cookie %s and loads the page anew [STAFF-013, STAFF-014, STAFF-015, STAFF-016, STAFF-017]',
  async (name, cookie) => {
    const { reload } = open()
    const toggle = await screen.findByRole('switch', { name })
    expect(toggle).not.toBeChecked()
    await userEvent.click(toggle)
    expect(document.cookie).toContain(`${cookie}=1`)
    expect(reload).toHaveBeenCalledTimes(1)
    await userEvent.click(toggle)
    expect(document.cookie).not.toContain(cookie)
    expect(reload).toHaveBeenCalledTimes(2)
  },
)

test('a switch shows the cookie that is there', async () => {
  document.cookie = 'canary=1; path=/'
  open()
  expect(await screen.findByRole('switch', { name: 'Канареечные выпуски' })).toBeChecked()
})

test('numeric strings of the reply become numbers, others stay [API-054, CALL-033]', () => {
  expect(numberedValues({ a: '1', b: '-2.5', c: 3, d: 'v3', e: '' })).toEqual({ a: 1, b: -2.5, c: 3, d: 'v3', e: '' })
})

test('the window of trucks tells orders and weight of the region’s days [STAFF-019]', async () => {
  open()
  await userEvent.click(screen.getByRole('button', { name: 'Загрузка машин' }))
  const window = await screen.findByRole('dialog', { name: 'Загрузка машин' })
  const row = await within(window).findByRole('row', { name: /23.ноября/ })
  expect(row).toHaveTextContent('14 из 40')
  expect(row.textContent).toContain('812,5\u00A0кг')
})

test('the window of impulse products shows picture, name, discount and price [STAFF-020, CALL-032]', async () => {
  open()
  await userEvent.click(screen.getByRole('button', { name: 'Товары у кассы' }))
  const window = await screen.findByRole('dialog', { name: 'Товары у кассы' })
  const row = await within(window).findByRole('listitem')
  expect(row.textContent?.replaceAll('\u00A0', ' ')).toBe('Рулетка 5 м−30 %299 ₽')
  expect(row.querySelector('img')?.getAttribute('src')).toContain('/pictures/1-')
})

test('it folds, and stays so with the next page for a month [STAFF-021]', async () => {
  const written = jest.spyOn(document, 'cookie', 'set')
  open()
  await userEvent.click(screen.getByRole('button', { name: 'Свернуть' }))
  expect(written.mock.lastCall?.[0]).toMatch(/^showAdminPanel=0; path=\/; max-age=2592000/)
  written.mockRestore()
  expect(within(panel()).queryByRole('link')).toBeNull()
  open()
  const [, next] = screen.getAllByRole('complementary', { name: 'Панель сотрудника' })
  expect(within(next!).queryByRole('link')).toBeNull()
  await userEvent.click(within(next!).getByRole('button', { name: 'Открыть панель сотрудника' }))
  expect(within(next!).getAllByRole('link').length).toBeGreaterThan(0)
  expect(document.cookie).toContain('showAdminPanel=1')
})

describe('who gets it', () => {
  const router = { state: { location: { pathname: '/product/drel-7/' } }, subscribe: () => undefined }
  const bring = (input: Parameters<typeof createHost>[0]) => act(() => loadStaffPanel(createHost(input).host, router))
  const find = () => document.querySelector('[aria-label="Панель сотрудника"]')

  afterEach(() => (document.body.innerHTML = ''))

  test.each(['guest', 'private', 'business', 'wholesale'] as const)('not the user %s [ROLE-011]', async (user) => {
    await bring({ user })
    expect(find()).toBeNull()
  })

  test('not staff on a phone [STAFF-002]', async () => {
    await bring({ layout: 'mobile' })
    expect(find()).toBeNull()
  })

  test('not the pages of the back office', async () => {
    const inOffice = { ...router, state: { location: { pathname: '/admin/orders/' } } }
    await act(() => loadStaffPanel(createHost({}).host, inOffice))
    expect(find()).toBeNull()
  })

  test('staff on a desktop [STAFF-002, ROLE-011]', async () => {
    await bring({})
    expect(find()).not.toBeNull()
    expect(await screen.findByRole('link', { name: 'Новые товары' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/category\/.*\?orderby=novelty$/),
    )
  })
})
