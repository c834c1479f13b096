import { checkoutDraft } from '@verstak/device/draftKeys'
import { keepPickupPoint } from '@verstak/device/pickupPoint'
import { makeCartItem, makeProductTile } from '@verstak/testing/factories'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createCartApi, setHasCart } from '../testing/cartApi.ts'
import { chooseOffice, makeOffice, renderCartPage } from '../testing/renderCartPage.tsx'

const drill = makeProductTile({ id: 1, name: 'Дрель', price: 10_000, oldPrice: null })
const openPage = (options?: Parameters<typeof renderCartPage>[1]) =>
  renderCartPage(createCartApi([makeCartItem({ product: drill })]), options)
const press = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Оформить заказ' }))
  await waitFor(() => expect(screen.getByRole('button', { name: /Оформить заказ/ })).not.toHaveAttribute('aria-busy'))
}
const nameField = () => screen.getByRole('textbox', { name: 'Имя и фамилия' })
const phoneField = () => screen.getByRole('textbox', { name: 'Телефон' })

beforeEach(() => {
  setHasCart(true)
  localStorage.clear()
})

test('a field is checked when it is left, and says at its place what is wrong', async () => {
  await openPage()
  await userEvent.type(nameField(), 'Anna')
  expect(nameField()).not.toHaveAttribute('aria-invalid')
  await userEvent.tab()
  await waitFor(() => expect(nameField()).toHaveAttribute('aria-invalid', 'true'))
  expect(nameField()).toHaveAccessibleDescription('Заполните поле русскими буквами без цифр и знаков препинания')
})

test('the error goes when the field is mended', async () => {
  await openPage()
  await userEvent.type(nameField(), 'А')
  await userEvent.tab()
  await waitFor(() => expect(nameField()).toHaveAttribute('aria-invalid', 'true'))
  await userEvent.type(nameField(), 'нна')
  expect(nameField()).not.toHaveAttribute('aria-invalid')
})

test('the button shows all errors and leads to the first one', async () => {
  await openPage()
  await press()
  expect(nameField()).toHaveFocus()
  expect(nameField()).toHaveAccessibleDescription('Введите ваше имя')
  expect(phoneField()).toHaveAccessibleDescription('Введите ваш номер телефона')
  expect(screen.getByRole('button', { name: 'Выбрать магазин' })).toHaveAccessibleDescription(
    'Выберите магазин, где заберёте заказ',
  )
  await userEvent.type(nameField(), 'Анна')
  await press()
  expect(phoneField()).toHaveFocus()
  await userEvent.type(phoneField(), '9162041818')
  await press()
  expect(screen.getByRole('button', { name: 'Выбрать магазин' })).toHaveFocus()
})

test.each([
  [24, /^24 магазина(?!.*пункт)/],
  [26, /^24 магазина и 2 пункта выдачи/],
])('of %i offices where 24 are shops the others are told as pickup points', async (count, note) => {
  await openPage({ offices: Array.from({ length: count }, (_, place) => makeOffice({ id: place + 1 })) })
  expect(screen.getByText(note)).toBeVisible()
})

test('the phone is written in a mask', async () => {
  await openPage()
  await userEvent.type(phoneField(), '89162041818')
  expect(phoneField()).toHaveValue('+7 (916) 204-18-18')
})

test('the courier asks for an address and costs what the API says', async () => {
  await openPage()
  expect(screen.getByRole('region', { name: 'Ваш заказ' })).toHaveTextContent('Самовывозбесплатно')
  await userEvent.click(screen.getByRole('radio', { name: /Курьером/ }))
  expect(screen.getByRole('textbox', { name: 'Адрес' })).toBeInTheDocument()
  expect(screen.queryByRole('group', { name: 'Магазин' })).not.toBeInTheDocument()
  const summary = screen.getByRole('region', { name: 'Ваш заказ' })
  expect(summary).toHaveTextContent('Доставка курьером390 ₽')
  expect(summary).toHaveTextContent('Итого490 ₽')
})

const office = () => screen.getByRole('group', { name: 'Магазин' })
const chosenId = () =>
  new FormData(screen.getByRole<HTMLFormElement>('form', { name: 'Оформление заказа' })).get('officeId')

test('the shop is chosen in the window of shops, with the cart as its goods, and can be changed', async () => {
  const offices = [makeOffice(), makeOffice({ id: 102, address: 'Дмитровское шоссе, 85' })]
  await openPage({ offices })
  expect(chosenId()).toBeNull()
  await chooseOffice()
  expect(office()).toHaveTextContent('Варшавское шоссе, 97Нахимовский проспект')
  expect(chosenId()).toBe('101')
  await chooseOffice('Дмитровское шоссе, 85')
  expect(office()).toHaveTextContent('Дмитровское шоссе, 85')
  expect(chosenId()).toBe('102')
})

test('a shop that was chosen on a product’s page is there already', async () => {
  keepPickupPoint({ id: 101, regionId: 1, address: 'Варшавское шоссе, 97' })
  await openPage()
  await waitFor(() => expect(chosenId()).toBe('101'))
})

test('a shop that was closed since then has to be chosen anew', async () => {
  keepPickupPoint({ id: 999, regionId: 1, address: 'Тверская, 1' })
  await openPage()
  expect(await within(office()).findByRole('status')).toHaveTextContent(
    'Магазин «Тверская, 1» больше не выдаёт заказы.',
  )
  expect(chosenId()).toBeNull()
})

test('after a change of the region a shop of the other one is asked about: order there, or choose here', async () => {
  keepPickupPoint({ id: 1601, regionId: 16, address: 'ул. Кремлёвская, 2' })
  const api = createCartApi([makeCartItem({ product: drill })])
  const { host } = await renderCartPage(api)
  const changeRegion = jest.fn(async () => {})
  host.changeRegion = changeRegion
  expect(await within(office()).findByRole('status')).toHaveTextContent(
    /^Вы выбрали магазин «ул\. Кремлёвская, 2», а\sсейчас заказываете в\sМоскве\. Где заберёте заказ\?$/,
  )
  expect(chosenId()).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /^Вернуться в\sпрежний город$/ }))
  expect(changeRegion).toHaveBeenCalledWith(16)
  await userEvent.click(screen.getByRole('button', { name: /^Выбрать магазин в\sМоскве$/ }))
  await userEvent.click(await screen.findByRole('button', { name: /^Взять здесь/ }))
  expect(chosenId()).toBe('101')
})

test('what is filled in survives a reload of the page', async () => {
  const { unmount } = await openPage()
  await userEvent.type(nameField(), 'Анна Петрова')
  await userEvent.type(phoneField(), '9162041818')
  await userEvent.click(screen.getByRole('radio', { name: /^Наличными/ }))
  unmount()
  await openPage()
  await waitFor(() => expect(nameField()).toHaveValue('Анна Петрова'))
  expect(phoneField()).toHaveValue('+7 (916) 204-18-18')
  expect(screen.getByRole('radio', { name: /^Наличными/ })).toBeChecked()
})

test('a broken memory is a blank form', async () => {
  localStorage.setItem(checkoutDraft.name, '{"value":{"name":1},"until":null}')
  await openPage()
  expect(nameField()).toHaveValue('')
})

describe('a signed-in buyer', () => {
  const account = { id: 7, firstName: 'Борис', lastName: 'Котов', phone: '9031112233', email: 'boris@mail.ru' }
  const emailField = () => screen.getByRole('textbox', { name: 'Email' })

  test('stands in the form already', async () => {
    await openPage({ account })
    expect(nameField()).toHaveValue('Борис Котов')
    expect(phoneField()).toHaveValue('+7 (903) 111-22-33')
    expect(emailField()).toHaveValue('boris@mail.ru')
  })

  test('of whom only the e-mail is known fills in the rest', async () => {
    await openPage({ account: { ...account, firstName: null, lastName: null, phone: null } })
    expect(nameField()).toHaveValue('')
    expect(phoneField()).toHaveValue('')
    expect(emailField()).toHaveValue('boris@mail.ru')
  })

  test('finds what he has written himself, not what the store knows', async () => {
    const { unmount } = await openPage({ account })
    await userEvent.clear(emailField())
    await userEvent.clear(nameField())
    await userEvent.type(nameField(), 'Анна Котова')
    unmount()
    await openPage({ account })
    expect(nameField()).toHaveValue('Анна Котова')
    expect(emailField()).toHaveValue('')
    expect(phoneField()).toHaveValue('+7 (903) 111-22-33')
  })

  test('finds nothing of what another one has filled in on the same device', async () => {
    const { unmount } = await openPage({ account: { ...account, id: 8, firstName: 'Пётр' } })
    await userEvent.type(screen.getByRole('textbox', { name: 'Комментарий к заказу' }), 'Домофон 12')
    unmount()
    await openPage({ account })
    expect(nameField()).toHaveValue('Борис Котов')
    expect(screen.getByRole('textbox', { name: 'Комментарий к заказу' })).toHaveValue('')
  })
})

test('who changes the way of delivery twice finds what he had filled in', async () => {
  await openPage()
  await chooseOffice()
  await userEvent.click(screen.getByRole('radio', { name: /Курьером/ }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Адрес' }), 'Москва, Тверская, 1')
  await userEvent.click(screen.getByRole('radio', { name: /Самовывоз/ }))
  expect(chosenId()).toBe('101')
  await userEvent.click(screen.getByRole('radio', { name: /Курьером/ }))
  expect(screen.getByRole('textbox', { name: 'Адрес' })).toHaveValue('Москва, Тверская, 1')
})
