import { ApiError } from '@verstak/api-client/ApiError'
import { readDevice, writeDevice } from '@verstak/device/deviceValue'
import { Filled } from '@verstak/validators/filled.schema'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { defineForm } from './defineForm.ts'
import type { FormProblem } from './formLogic.ts'
import { useForm, type FormOptions } from './useForm.ts'

const KEY = { name: 'test_draft', kind: 'texts', days: 7 } as const

interface Values {
  city: string
  street: string
  way: string
}
type Send = (values: Values) => Promise<{ result: string }>

const schema = v.object({ city: Filled, street: Filled, way: v.string() })
const logicOf = (send: Send) =>
  defineForm({ schema: () => schema, words: { city: { empty: 'Какой город?' }, street: 'Какая улица?' }, send })

type Options = Omit<FormOptions<unknown, keyof Values, string, FormProblem>, 'context'>

function Address(options: Options) {
  const form = useForm({ ...options, context: undefined })
  return (
    <form aria-label="Адрес" {...form.props}>
      {(['city', 'street'] as const).map((name) => (
        <label key={name}>
          {name}
          <input {...attributesOf(form.field(name))} defaultValue={name === 'city' ? 'Тула' : ''} />
          <em>{form.field(name).error}</em>
        </label>
      ))}
      <input type="radio" name="way" value="foot" aria-label="foot" defaultChecked />
      <input type="radio" name="way" value="car" aria-label="car" />
      <input type="password" name="secret" aria-label="secret" />
      <button>{form.isSending ? 'Отправляем' : 'Отправить'}</button>
      <p>{form.problem?.kind}</p>
    </form>
  )
}

const attributesOf = ({ name, error }: { name: string; error: string | undefined }) => ({
  name,
  'aria-invalid': Boolean(error),
})

const accept: Send = async () => ({ result: 'ok' })

const show = ({ send = accept, ...options }: Partial<Options> & { send?: Send } = {}) =>
  render(<Address load={async () => logicOf(send)} {...options} />)

const city = () => screen.getByRole<HTMLInputElement>('textbox', { name: /city/ })
const street = () => screen.getByRole<HTMLInputElement>('textbox', { name: /street/ })
const press = () => userEvent.click(screen.getByRole('button'))
/** Submits and waits for the outcome. */
const submit = async () => {
  await press()
  await screen.findByRole('button', { name: 'Отправить' })
}
function refuse(status: number, field?: string, text?: string): Promise<never> {
  const code = status === 0 ? 'unavailable' : status === 429 ? 'rate-limited' : 'invalid-input'
  const details = field ? [{ field, reason: '', message: '', ...(text && { text }) }] : []
  return Promise.reject(new ApiError(code, status, details))
}

beforeEach(() => localStorage.clear())

test('what a server has refused of a page without scripts is told from the start, and goes as it is changed', async () => {
  const refused = { errors: { street: 'Какая улица?' }, problem: { kind: 'limit' as const } }
  expect(renderToString(<Address load={async () => logicOf(accept)} refused={refused} />)).toContain('Какая улица?')
  show({ refused })
  expect(screen.getByText('limit')).toBeVisible()
  expect(street()).toHaveFocus()
  await userEvent.type(street(), 'Ленина')
  expect(screen.queryByText('Какая улица?')).toBeNull()
})

test('what is wrong is told at the fields, the first one has the focus, and nothing is sent', async () => {
  const send = jest.fn<ReturnType<Send>, Parameters<Send>>()
  show({ send })
  await userEvent.clear(city())
  await submit()
  expect(screen.getByText('Какой город?')).toBeVisible()
  expect(screen.getByText('Какая улица?')).toBeVisible()
  expect(city()).toHaveFocus()
  expect(send).not.toHaveBeenCalled()
})

test('an error goes when its field changes; those of the others stay, but for related ones', async () => {
  show({ related: { way: ['street'] } })
  await userEvent.clear(city())
  await submit()
  await userEvent.type(city(), 'О')
  expect(screen.queryByText('Какой город?')).not.toBeInTheDocument()
  expect(screen.getByText('Какая улица?')).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: 'car' }))
  expect(screen.queryByText('Какая улица?')).not.toBeInTheDocument()
})

test.each([
  [false, 0],
  [true, 1],
])('checked on leave: %s', async (isCheckedOnLeave, sentence) => {
  show({ isCheckedOnLeave })
  await userEvent.click(street())
  await userEvent.tab()
  await waitFor(() => expect(screen.queryAllByText('Какая улица?')).toHaveLength(sentence))
  expect(screen.queryByText('Какой город?')).not.toBeInTheDocument()
})

test('a press while it is under way sends nothing more, and the fields hold what was typed', async () => {
  const { promise, resolve } = Promise.withResolvers<{ result: string }>()
  const send = jest.fn<ReturnType<Send>, Parameters<Send>>(() => promise)
  const onSent = jest.fn()
  show({ send, onSent })
  await userEvent.type(street(), ' Ленина ')
  await press()
  expect(screen.getByRole('button', { name: 'Отправляем' })).toBeVisible()
  fireEvent.submit(screen.getByRole('form'))
  await press()
  expect(send).toHaveBeenCalledTimes(1)
  expect(send.mock.calls[0]?.[0]).toEqual({ city: 'Тула', street: 'Ленина', way: 'foot' })
  await act(async () => resolve({ result: 'ok' }))
  expect(onSent).toHaveBeenCalledWith('ok')
})

test.each([
  ['in its own words', 'address.street', 'Такой улицы нет', 'Такой улицы нет'],
  ['without words', 'street', undefined, 'Проверьте это поле: магазин его не принял'],
])('a field that the server refuses %s is told of there', async (_, path, text, sentence) => {
  show({ send: () => refuse(422, path, text) })
  await userEvent.type(street(), 'Ленина')
  await submit()
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(street()).toHaveFocus()
})

test.each([
  [0, 'lost'],
  [429, 'limit'],
  [422, 'failed'],
])('status %i with no field to blame is the problem «%s», and nothing is lost', async (status, kind) => {
  show({ send: () => refuse(status) })
  await userEvent.type(street(), 'Ленина')
  await submit()
  expect(await screen.findByText(kind)).toBeInTheDocument()
  expect(street()).toHaveValue('Ленина')
})

test('when its code does not come, that is told, all that was typed stays, and another press tries again', async () => {
  let isAway = true
  const send = jest.fn<ReturnType<Send>, Parameters<Send>>(async () => ({ result: 'ok' }))
  show({ load: () => (isAway ? Promise.reject(new Error('chunk')) : Promise.resolve(logicOf(send))) })
  await userEvent.type(street(), 'Ленина')
  await submit()
  expect(await screen.findByText('lost')).toBeInTheDocument()
  expect(street()).toHaveValue('Ленина')
  isAway = false
  await submit()
  expect(send).toHaveBeenCalledTimes(1)
})

describe('with a draft', () => {
  const draft = { key: KEY, owner: '7' }

  test('what was filled in comes back, but for secrets', async () => {
    const { unmount } = show({ draft })
    await userEvent.clear(city())
    await userEvent.type(city(), 'Омск')
    await userEvent.type(screen.getByLabelText('secret'), 'qwerty')
    await userEvent.click(screen.getByRole('radio', { name: 'car' }))
    expect(JSON.stringify(readDevice(KEY))).not.toContain('qwerty')
    unmount()
    show({ draft })
    expect(city()).toHaveValue('Омск')
    expect(screen.getByRole('radio', { name: 'car' })).toBeChecked()
    expect(screen.getByLabelText('secret')).toHaveValue('')
  })

  test('what was typed before the page came to life stays', () => {
    writeDevice(KEY, { city: 'Омск', street: 'Мира' })
    const page = document.body.appendChild(document.createElement('div'))
    const element = <Address load={async () => logicOf(accept)} draft={draft} />
    page.innerHTML = renderToString(element)
    page.querySelector<HTMLInputElement>('[name=street]')!.value = 'Ленина'
    render(element, { container: page, hydrate: true })
    expect(street()).toHaveValue('Ленина')
    expect(city()).toHaveValue('Омск')
  })

  test.each([
    ['a guest’s comes back to whom he has signed in as', '', 'Омск'],
    ['another user’s does not', '8', 'Тула'],
  ])('%s', (_, owner, shown) => {
    writeDevice(KEY, { city: 'Омск', '@owner': owner })
    show({ draft })
    expect(city()).toHaveValue(shown)
  })

  test('what a longer form with the same draft keeps stays, but for another user’s', async () => {
    writeDevice(KEY, { city: 'Омск', gift: 'yes', '@owner': '7' })
    const { unmount } = show({ draft })
    await userEvent.type(street(), 'Мира')
    expect(readDevice(KEY)).toMatchObject({ city: 'Омск', gift: 'yes', street: 'Мира' })
    unmount()
    show({ draft: { ...draft, owner: '8' } })
    await userEvent.type(street(), 'Ленина')
    expect(readDevice(KEY)).not.toHaveProperty('gift')
  })

  test('the page’s own choice stands', () => {
    writeDevice(KEY, { city: 'Омск', way: 'car' })
    show({ draft: { ...draft, fixed: ['way'] } })
    expect(city()).toHaveValue('Омск')
    expect(screen.getByRole('radio', { name: 'foot' })).toBeChecked()
  })

  test.each([
    ['all', undefined, {}],
    ['all but what stays', ['street'], { street: 'Ленина', '@owner': '7' }],
  ])('once sent, %s is forgotten', async (_, kept, left) => {
    show({ draft: { ...draft, ...(kept && { kept }) } })
    await userEvent.type(street(), 'Ленина')
    expect(readDevice(KEY)).toMatchObject({ street: 'Ленина' })
    await submit()
    expect(readDevice(KEY)).toEqual(left)
  })
})
