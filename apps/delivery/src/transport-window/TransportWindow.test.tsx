import { ApiError } from '@verstak/api-client/ApiError'
import type { Layout } from '@verstak/contracts/layout'
import { listLocalities, listTransportCompanies, type TransportCompanies } from '@verstak/contracts/transport'
import type { WidgetProps } from '@verstak/contracts/widget'
import { TestHost, createTestHost } from '@verstak/remote-kit/TestHost'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { makeCompany } from '../testing/makeCourier.ts'
import { initialsOf } from './initialsOf.ts'
import { TransportWindow } from './TransportWindow.tsx'

const GUID = '6b86b273-ff34-4ce1-89d6-804eff5a3f57'
const localities = [
  { id: 7, name: 'Москва', area: '', regionId: 1 },
  { id: 10, name: 'Пенза', area: 'Пензенская область', regionId: null },
  { id: 11, name: 'Пермь', area: 'Пермский край', regionId: null },
]

interface Input {
  layout?: Layout
  regionId?: number
  dimensions?: WidgetProps['delivery/TransportWindow']['dimensions']
  companies?: (locality: number) => TransportCompanies
}

function show({ layout = 'desktop', regionId = 1, dimensions, companies = () => ({ dl: makeCompany() }) }: Input = {}) {
  const api = createFakeApi()
    .on(listLocalities, () => ({ localities }))
    .on(listTransportCompanies, ({ body }) => companies(body.locality))
  const host = createTestHost({ call: api.call, region: makeRegion({ id: regionId }), layout })
  render(
    <TestHost host={host}>
      <TransportWindow
        productGuid={GUID}
        dimensions={dimensions ?? { weight: 31_400, size: { length: 820, width: 410, height: 520 } }}
      />
    </TestHost>,
  )
  return { api }
}

const table = () => screen.findByRole('table', { name: 'Транспортные компании' })
const plain = (element: HTMLElement) => element.textContent.replaceAll('\u00A0', ' ')

test('gross weight and packaged size stand above [TRANSPORT-003] [TRANSPORT-004]', async () => {
  show()
  expect(plain(screen.getByText(/Вес брутто/))).toBe('Вес брутто: 31,4 кг')
  expect(plain(screen.getByText(/Габариты/))).toBe('Габариты в упаковке (Д × Ш × В): 820 × 410 × 520 мм')
  await table()
})

test.each([
  ['weight', { weight: null, size: { length: 1, width: 1, height: 1 } }, /Вес брутто/, /Габариты/],
  ['size', { weight: 1, size: null }, /Габариты/, /Вес брутто/],
] as const)('an unknown %s has no line [TRANSPORT-003] [TRANSPORT-004]', async (_what, dimensions, absent, there) => {
  show({ dimensions })
  expect(screen.queryByText(absent)).not.toBeInTheDocument()
  expect(screen.getByText(there)).toBeInTheDocument()
  await table()
})

test('the town of the region is chosen already, another one is searched for and loads its table [TRANSPORT-005] [TRANSPORT-006]', async () => {
  const { api } = show({
    companies: (locality): TransportCompanies =>
      locality === 7 ? { dl: makeCompany() } : { pek: makeCompany({ title: 'ПЭК' }) },
  })
  await table()
  const city = screen.getByRole('combobox', { name: 'Выберите город получения:' })
  expect(city).toHaveValue('Москва')
  await userEvent.click(city)
  const full = await waitFor(() => screen.getByRole('combobox', { name: 'Выберите город получения:' }))
  await userEvent.clear(full)
  await userEvent.type(full, 'перм')
  await userEvent.click(await screen.findByRole('option', { name: /Пермь/ }))
  await waitFor(async () => expect(await table()).toHaveTextContent('ПЭК'))
  expect(api.calls.at(-1)?.input).toEqual({ body: { product_uid: GUID, locality: 11, quantity: 1 } })
})

test('outside of the list no town is chosen, and nothing is asked for [TRANSPORT-006]', async () => {
  const { api } = show({ regionId: 99 })
  expect(await screen.findByRole('combobox', { name: 'Выберите город получения:' })).toHaveValue('')
  expect(api.calls.map(({ path }) => path)).toEqual([listLocalities.path])
})

test('a town without companies says so [TRANSPORT-006]', async () => {
  show({ companies: () => ({}) })
  expect(await screen.findByText('В выбранный город доставка транспортной компанией недоступна')).toBeInTheDocument()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

test('a row has logo, name, description, price and days [TRANSPORT-007] [TRANSPORT-010] [TRANSPORT-012] [TRANSPORT-013] [TRANSPORT-016]', async () => {
  show({ companies: () => ({ dl: makeCompany(), sdek: makeCompany({ title: 'СДЭК', imageUrl: '/files/sdek.svg' }) }) })
  const [head, first, second] = within(await table()).getAllByRole('row')
  expect(within(head!).getAllByRole('columnheader').map(plain)).toEqual([
    'Транспортная компания',
    'Стоимость доставки',
    'Срок доставки',
  ])
  for (const words of ['ДЛ', 'Деловые Линии', 'До терминала в Перми, страхование включено', '1 340 руб.', '5 дн.'])
    expect(plain(first!)).toContain(words)
  expect(second!.querySelector('img')).toHaveAttribute('src', '/files/sdek.svg')
})

test('heads have tips [TRANSPORT-008] [TRANSPORT-009]', async () => {
  show()
  await table()
  for (const [name, tip] of [
    ['Подробнее: Стоимость доставки', 'Стоимость указана без учета доставки до транспортной компании'],
    [
      'Подробнее: Срок доставки',
      'Указан только срок перевозки транспортной компанией. Время ожидания до отправки зависит от поступления оплаты',
    ],
  ] as const) {
    await userEvent.hover(screen.getByRole('button', { name }))
    expect(await screen.findByRole('tooltip')).toHaveTextContent(tip)
    await userEvent.unhover(screen.getByRole('button', { name }))
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
  }
})

test('on a phone, which has no hover, the same words stand below the table', async () => {
  show({ layout: 'mobile' })
  await table()
  expect(screen.getByText('Стоимость указана без учета доставки до транспортной компании.')).toBeInTheDocument()
})

test('terminals are in a tip, and in a list at a press; without addresses neither [TRANSPORT-011]', async () => {
  show({ companies: () => ({ dl: makeCompany(), kit: makeCompany({ title: 'КИТ', addresses: [] }) }) })
  await table()
  const [button, ...others] = screen.getAllByRole('button', { name: 'Адреса терминалов' })
  expect(others).toEqual([])
  await userEvent.hover(button!)
  expect(await screen.findByRole('tooltip')).toHaveTextContent(
    'Адреса терминалов: ул. Героев Хасана, 105, корп. 7; ш. Космонавтов, 320, стр. 4',
  )
  await userEvent.click(button!)
  expect(screen.getAllByRole('listitem').map(plain)).toContain('ш. Космонавтов, 320, стр. 4')
})

test('what a company does not say is asked of the manager [TRANSPORT-014]', async () => {
  show({ companies: () => ({ kit: makeCompany({ price: null, days: null }) }) })
  const cells = within(await table()).getAllByRole('cell')
  expect(cells.map(plain)).toEqual(['Уточняйте у менеджера.', 'Уточняйте у менеджера.'])
})

test('a footnote says whose data these are [TRANSPORT-015]', async () => {
  show()
  expect(
    await screen.findByText(
      'Сроки и стоимость рассчитаны на основании данных, предоставленных транспортными компаниями',
    ),
  ).toBeInTheDocument()
})

test('a failed table can be tried again', async () => {
  let isDown = true
  show({
    companies: () => {
      if (isDown) throw new ApiError('unavailable', 503)
      return { dl: makeCompany() }
    },
  })
  const retry = await screen.findByRole('button', { name: /Повторить/ })
  isDown = false
  await userEvent.click(retry)
  expect(await table()).toHaveTextContent('Деловые Линии')
})

test.each([
  ['ПЭК', 'ПЭК'],
  ['СДЭК', 'СДЭК'],
  ['Деловые Линии', 'ДЛ'],
  ['Байкал-Сервис', 'БС'],
  ['Энергия', 'ЭН'],
])('%s without a logo is %s', (title, initials) => expect(initialsOf(title)).toBe(initials))
