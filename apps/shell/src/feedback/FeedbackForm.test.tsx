import { ApiError } from '@verstak/api-client/ApiError'
import { queryKeyOf } from '@verstak/contracts/endpoint'
import type { EndpointResponse } from '@verstak/contracts/endpoint'
import { sendFeedback } from '@verstak/contracts/feedback'
import { refuseDummyPhone } from '@verstak/contracts/flag'
import { getSession } from '@verstak/contracts/session'
import { createTestHost, TestHost } from '@verstak/remote-kit/TestHost'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openFeedback } from './openFeedback.ts'

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false
  }
})
beforeEach(() => localStorage.clear())

type Answer = EndpointResponse<typeof sendFeedback>
const ACCEPTED: Answer = { result: { isAccepted: true } }

/** Opens the form; the API answers what `answer` gives. */
async function openForm(answer: () => Answer | Promise<Answer> = () => ACCEPTED, isDummyRefused = false) {
  const api = createFakeApi().on(sendFeedback, answer)
  const flags = isDummyRefused ? { [refuseDummyPhone.key]: true } : {}
  const host = createTestHost({ call: api.call, region: makeRegion(), flags })
  render(<TestHost host={host}>{null}</TestHost>)
  const open = async () => {
    await act(() => openFeedback(host))
    return screen.findByRole('dialog', { name: 'Отзыв о работе магазина' })
  }
  await open()
  return { open, host, sent: () => api.calls.map(({ input }) => (input as { body: unknown }).body) }
}

const field = (name: string) => screen.getByRole('textbox', { name })
const press = () => userEvent.click(screen.getByRole('button', { name: 'Отправить' }))
/** Submits the form and waits for the result. */
const submit = async () => {
  await press()
  await waitFor(() => expect(document.querySelector('form [aria-busy]')).toBeNull())
}
const errorOf = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? null
const types = () => screen.getByRole('radiogroup', { name: 'Тип обращения' })
const choose = (type: string) => userEvent.click(screen.getByRole('radio', { name: type }))

/** Fills in the field at once, which is faster than typing. */
function write(name: string, text: string) {
  fireEvent.change(screen.getByLabelText(name), { target: { value: text } })
}

function fillIn(type = 'Благодарность') {
  fireEvent.click(screen.getByLabelText(type))
  write('Сообщение', 'Быстро привезли')
  write('Имя', 'Анна')
  write('Телефон', '9162041818')
  write('Email', 'anna@mail.ru')
}
const body = { message: 'Быстро привезли', name: 'Анна', phone: '79162041818', email: 'anna@mail.ru' }

test.each([
  ['Благодарность', 39],
  ['Жалоба', 1],
])('«%s» chosen by a click is sent as type %i [FEEDBACK-001] [FEEDBACK-002] [WIDGET-021]', async (label, type) => {
  const { sent } = await openForm()
  fillIn(label)
  await submit()
  await screen.findByRole('dialog', { name: 'Спасибо за обращение!' })
  expect(sent()).toEqual([{ ...body, type }])
})

test('success opens a window of thanks in the place of the form [FEEDBACK-003], with the message cleared [FEEDBACK-004]', async () => {
  const { open } = await openForm()
  fillIn()
  await submit()
  await screen.findByRole('dialog', { name: 'Спасибо за обращение!' })
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
  await userEvent.click(screen.getByRole('button', { name: 'Хорошо' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await open()
  expect(field('Сообщение')).toHaveValue('')
  expect(screen.getByRole('radio', { name: 'Благодарность' })).not.toBeChecked()
  expect(field('Имя')).toHaveValue('Анна')
})

test('without a type the form asks for one and sends nothing [FEEDBACK-005] [VALID-043]', async () => {
  const { sent } = await openForm()
  await submit()
  expect(errorOf(types())).toBe('Выберите тип обращения')
  expect(screen.getByRole('radio', { name: 'Благодарность' })).toHaveFocus()
  expect(sent()).toEqual([])
})

test.each([
  ['Благодарность', 'Ваши впечатления помогут нам улучшить клиентский сервис'],
  ['Жалоба', 'Ваш совет поможет нам улучшить клиентский сервис'],
])('«%s» with a message of blanks: «%s» [FEEDBACK-006] [FEEDBACK-007]', async (type, sentence) => {
  const { sent } = await openForm()
  fillIn(type)
  write('Сообщение', '   ')
  await submit()
  expect(errorOf(field('Сообщение'))).toBe(sentence)
  expect(field('Сообщение')).toHaveFocus()
  expect(sent()).toEqual([])
})

test('the phone is checked as 7 and the digits, e-mail and name as everywhere [FEEDBACK-008] [FEEDBACK-009] [FEEDBACK-010]', async () => {
  const { sent } = await openForm()
  await choose('Жалоба')
  write('Сообщение', 'Долго везли')
  await submit()
  expect(errorOf(field('Имя'))).toBe('Введите ваше имя')
  expect(errorOf(field('Телефон'))).toBe('Введите ваш номер телефона')
  expect(errorOf(field('Email'))).toBe('Введите ваш Email')
  write('Имя', 'Anna')
  write('Телефон', '916204')
  write('Email', 'anna@mail')
  await submit()
  expect(errorOf(field('Имя'))).toBe('Заполните поле русскими буквами без цифр и знаков препинания')
  expect(errorOf(field('Телефон'))).toBe('Номер телефона должен содержать 11 цифр')
  expect(errorOf(field('Email'))).toBe('Email должен содержать символы «@» и «.»')
  expect(sent()).toEqual([])
})

test('the number of nobody is refused where the flag says so', async () => {
  const { sent } = await openForm(undefined, true)
  fillIn()
  write('Телефон', '4950000000')
  await submit()
  expect(errorOf(field('Телефон'))).toBe('Введите корректный номер телефона')
  expect(sent()).toEqual([])
})

test('the error of a field clears on input, those of the others stay [FEEDBACK-011] [VALID-048]', async () => {
  await openForm()
  await submit()
  await userEvent.type(field('Имя'), 'А')
  expect(errorOf(field('Имя'))).toBeNull()
  expect(errorOf(types())).not.toBeNull()
  await choose('Жалоба')
  expect(errorOf(types())).toBeNull()
  await userEvent.type(field('Телефон'), '9')
  expect(errorOf(field('Телефон'))).toBeNull()
  await submit()
  expect(errorOf(field('Сообщение'))).not.toBeNull()
  await userEvent.type(field('Сообщение'), 'x')
  expect(errorOf(field('Сообщение'))).toBeNull()
})

const noAnswer = () => Promise.reject(new ApiError('unavailable', 0))
const noResult = () => ({})
test.each([
  ['the call fails', noAnswer],
  ['the result is missing', noResult],
])(
  'when %s, the popup tells to try later or to call [FAULT-049] [ERR-021], and what was written stays',
  async (_, answer) => {
    await openForm(answer)
    fillIn()
    await submit()
    expect(await screen.findByText('Повторите попытку позже или позвоните нам 8 800 550-37-70')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Понятно' }))
    expect(field('Сообщение')).toHaveValue('Быстро привезли')
  },
)

test('when the answer has errors, the first one’s title is shown [FAULT-050] [ERR-022]', async () => {
  await openForm(() => ({ errors: [{ title: 'Телефон в чёрном списке' }, { title: 'Что-то ещё' }] }))
  fillIn()
  await submit()
  expect(await screen.findByText('Телефон в чёрном списке')).toBeInTheDocument()
  expect(screen.queryByText('Что-то ещё')).not.toBeInTheDocument()
})

test('what the server says of a field stands there, and the field has the focus [FAULT-050]', async () => {
  await openForm(() => ({ errors: [{ field: 'phone', title: 'Введите корректный номер телефона' }] }))
  fillIn()
  await submit()
  await waitFor(() => expect(errorOf(field('Телефон'))).toBe('Введите корректный номер телефона'))
  expect(field('Телефон')).toHaveFocus()
  expect(field('Сообщение')).toHaveValue('Быстро привезли')
})

test('who writes too often is told so', async () => {
  await openForm(() => Promise.reject(new ApiError('rate-limited', 429)))
  fillIn()
  await submit()
  expect(await screen.findByText(/Слишком много обращений/)).toBeInTheDocument()
})

test('what is filled in outlives a window that was closed by accident', async () => {
  const { open } = await openForm()
  fillIn('Жалоба')
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await open()
  expect(field('Сообщение')).toHaveValue('Быстро привезли')
  expect(field('Телефон')).toHaveValue('+7 (916) 204-18-18')
  expect(screen.getByRole('radio', { name: 'Жалоба' })).toBeChecked()
})

test('while it is being sent, pressing again sends nothing more', async () => {
  let answer = (_: Answer) => {}
  const { sent } = await openForm(() => new Promise((resolve) => (answer = resolve)))
  fillIn()
  await press()
  await userEvent.type(field('Имя'), '{Enter}')
  expect(sent()).toHaveLength(1)
  await act(async () => answer(ACCEPTED))
  expect(await screen.findByRole('dialog', { name: 'Спасибо за обращение!' })).toBeInTheDocument()
})

test('the form knows what the store knows of a signed-in user; 7 stands before his phone, shown and sent [SESSION-002]', async () => {
  const { host, open, sent } = await openForm()
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
  const account = { firstName: 'Пётр', phone: '9031112233', email: 'petr@mail.ru' }
  host.queryClient.setQueryData(queryKeyOf(getSession, {}), { user: 'private', account })
  await open()
  expect(field('Имя')).toHaveValue('Пётр')
  expect(field('Телефон')).toHaveValue('+7 (903) 111-22-33')
  expect(field('Email')).toHaveValue('petr@mail.ru')
  fireEvent.click(screen.getByLabelText('Благодарность'))
  write('Сообщение', 'Быстро привезли')
  await submit()
  await screen.findByRole('dialog', { name: 'Спасибо за обращение!' })
  expect(sent()).toMatchObject([{ name: 'Пётр', phone: '79031112233' }])
})
