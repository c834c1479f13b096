import { ApiError } from '@verstak/api-client/ApiError'
import { type ListProblem, addList, checkList, type ListRow } from '@verstak/contracts/cartList'
import { guidOf, makeCart, makeCartItem, makeProductTile } from '@verstak/testing/factories'
import { setupModals } from '@verstak/testing/setupModals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createCartApi, setHasCart, type CartApi } from '../testing/cartApi.ts'
import { makeListProduct, makeListReport, makeListRow } from '../testing/makeListReport.ts'
import { renderCartPage } from '../testing/renderCartPage.tsx'

const drill = makeProductTile({ id: 1, name: 'Дрель', price: 10_000 })

beforeAll(setupModals)
beforeEach(() => setHasCart(true))

const product = makeListProduct
const rowOf = makeListRow
const reportOf = (...rows: ListRow[]) => makeListReport(rows)

const nothing = { product: null, asked: 2, taken: 0, price: null }
const FIRST = reportOf(
  rowOf(1),
  rowOf(2, { state: 'short', taken: 1, available: 1 }),
  rowOf(3, { ...nothing, state: 'similar', proposals: [product(33, 'Пила')] }),
  rowOf(4, { ...nothing, state: 'unknown' }),
)

async function open(api: CartApi) {
  await renderCartPage(api)
  await userEvent.click(screen.getByRole('link', { name: 'Добавить списком' }))
  return within(await screen.findByRole('dialog', { name: 'Добавить списком' }))
}

const checksOf = (api: CartApi) =>
  api.calls.filter(({ path }) => path === checkList.path).map(({ input }) => (input as { body: object }).body)

test('a pasted list is reported on row by row; what is not taken is said and stays after the rest was added', async () => {
  const api = createCartApi()
  api.on(checkList, () => FIRST)
  api.on(addList, () => ({
    results: [
      { productGuid: guidOf(1), state: 'added' as const, added: 2 },
      { productGuid: guidOf(2), state: 'limited' as const, added: 1 },
    ],
    cart: makeCart([makeCartItem({ product: drill })]),
  }))
  const window = await open(api)
  await userEvent.type(window.getByRole('textbox', { name: 'Список кодов' }), '10000001 2')
  await userEvent.click(window.getByRole('button', { name: 'Проверить список' }))
  const rows = within(await window.findByRole('list', { name: 'Отчёт по строкам' })).getAllByRole('listitem')
  expect(checksOf(api)).toEqual([{ text: '10000001 2', regionId: 1 }])
  const words = ['Добавим 2 шт', 'вместо 2 шт добавим 1 шт', 'Такого кода нет. Похожие:', 'Такого кода нет']
  rows.forEach((row, index) => expect(row).toHaveTextContent(words[index]!.replaceAll(' ', ' ')))
  expect(window.getByText(/Добавим 2\sтовара, 3\sшт\sна\s300\s₽/)).toBeInTheDocument()
  expect(window.getByText(/Не целиком или не добавим: 3\sстроки/)).toBeInTheDocument()

  api.on(checkList, ({ body }) =>
    reportOf(...body.rows!.map(({ row }) => rowOf(row, { ...nothing, state: 'unknown' }))),
  )
  await userEvent.click(window.getByRole('button', { name: /^Добавить 2\sтовара$/ }))
  expect(await window.findByText(/^Добавили в корзину: 2\sтовара$/)).toBeInTheDocument()
  await waitFor(() => expect(checksOf(api).at(-1)).toMatchObject({ rows: [{ row: 2 }, { row: 3 }, { row: 4 }] }))
  expect(await window.findByText('Добавили, сколько есть')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Дрель' })).toBeInTheDocument()
})

test('a similar code is taken only when the shopper agrees; changed and dropped rows are checked anew', async () => {
  const api = createCartApi()
  api.on(checkList, () => FIRST)
  const window = await open(api)
  await userEvent.type(window.getByRole('textbox', { name: 'Список кодов' }), 'x')
  await userEvent.click(window.getByRole('button', { name: 'Проверить список' }))
  await userEvent.click(await window.findByRole('button', { name: 'Взять 10000033 в строке 3' }))
  await waitFor(() => expect(checksOf(api).at(-1)).toMatchObject({ rows: [{}, {}, { row: 3, code: '10000033' }, {}] }))
  const quantity = window.getByRole('textbox', { name: 'Количество, строка 2' })
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '1{Enter}')
  await waitFor(() => expect(checksOf(api).at(-1)).toMatchObject({ rows: [{}, { row: 2, quantity: '1' }, {}, {}] }))
  await userEvent.click(window.getByRole('button', { name: 'Убрать строку 4' }))
  await waitFor(() => expect((checksOf(api).at(-1) as { rows: object[] }).rows).toHaveLength(3))
})

test('a file is sent as it is; what is wrong with it is said at its field', async () => {
  const api = createCartApi()
  const refuse = (reason: string) =>
    api.on(checkList, () =>
      Promise.reject(new ApiError('invalid-input', 400, [{ field: 'file', reason, message: '' }])),
    )
  refuse('macros')
  const window = await open(api)
  const field = window.getByLabelText(/^Выберите файл/)
  await userEvent.upload(field, new File(['1;2'], 'list.csv', { type: 'text/csv' }))
  expect(await window.findByText(/В файле есть макросы/)).toBeInTheDocument()
  expect(field).toHaveAccessibleDescription(/макросы/)
  expect(checksOf(api)).toEqual([{ file: btoa('1;2'), regionId: 1 }])
  refuse('encoding')
  await userEvent.upload(field, new File(['1;2'], 'list.csv', { type: 'text/csv' }))
  expect(await window.findByText(/Не получилось прочитать буквы/)).toBeInTheDocument()
  const huge = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'huge.csv', { type: 'text/csv' })
  await userEvent.upload(field, huge)
  expect(await window.findByText(/Файл слишком большой/)).toBeInTheDocument()
  expect(checksOf(api)).toHaveLength(2)
})

test('a file of 50 MB is refused with words before it is read or sent', async () => {
  const api = createCartApi()
  const window = await open(api)
  const field = window.getByLabelText(/^Выберите файл/)
  const file = new File(['1;2'], 'huge.xlsx')
  Object.defineProperty(file, 'size', { value: 50 * 1024 * 1024 })
  await userEvent.upload(field, file, { applyAccept: false })
  expect(await window.findByRole('alert')).toHaveTextContent(
    'Файл слишком большой: можно до 5 МБ, в распакованном виде до 50. Оставьте в нём только коды и количества.',
  )
  expect(checksOf(api)).toEqual([])
})

test.each<[ListProblem, RegExp]>([
  ['too-large', /^Файл слишком большой/],
  ['macros', /^В файле есть макросы\. Сохраните его как обычный XLSX/],
  ['encoding', /^Не получилось прочитать буквы в файле\. Сохраните его в кодировке UTF-8 или Windows-1251/],
  ['too-complex', /^Файл слишком сложный/],
  ['password', /^Файл защищён паролем/],
  ['old-format', /^Это старый формат XLS\. Сохраните файл как XLSX или CSV/],
  ['not-a-table', /^Это не таблица\. Подойдут файлы CSV и XLSX/],
  ['too-many-rows', /^В списке больше 1\s000 строк\. Разделите его на части/],
])('the refusal «%s» is said in words at the file', async (reason, words) => {
  const api = createCartApi()
  const details = [{ field: 'file', reason, message: '' }]
  api.on(checkList, () => Promise.reject(new ApiError('invalid-input', 400, details)))
  const window = await open(api)
  const field = window.getByLabelText(/^Выберите файл/)
  await userEvent.upload(field, new File(['1;2'], 'list.csv', { type: 'text/csv' }))
  expect(await window.findByRole('alert')).toHaveTextContent(words)
  expect(field).toHaveAccessibleDescription(words)
})

test('a list that was lost on the way is added once by the second press', async () => {
  const api = createCartApi()
  api.on(checkList, () => reportOf(rowOf(1)))
  api.on(addList, () => Promise.reject(new ApiError('unavailable', 0)))
  const window = await open(api)
  await userEvent.type(window.getByRole('textbox', { name: 'Список кодов' }), 'x')
  await userEvent.click(window.getByRole('button', { name: 'Проверить список' }))
  await userEvent.click(await window.findByRole('button', { name: /^Добавить 1\sтовар$/ }))
  expect(await window.findByText(/Список не добавлен/)).toBeInTheDocument()
  api.on(addList, () => ({
    results: [{ productGuid: guidOf(1), state: 'added' as const, added: 2 }],
    cart: makeCart([makeCartItem({ product: drill })]),
  }))
  await userEvent.click(window.getByRole('button', { name: /^Добавить 1\sтовар$/ }))
  expect(await window.findByText('Весь список в корзине')).toBeInTheDocument()
  const keys = api.calls.filter(({ path }) => path === addList.path).map(({ options }) => options?.idempotencyKey)
  expect(keys[0]).toMatch(/^[\da-f]{32}$/)
  expect(keys).toEqual([keys[0], keys[0]])
})

test('an empty list is not sent', async () => {
  const api = createCartApi()
  const window = await open(api)
  await userEvent.click(window.getByRole('button', { name: 'Проверить список' }))
  expect(await window.findByText(/нет ни одной строки/)).toBeInTheDocument()
  expect(checksOf(api)).toEqual([])
})
