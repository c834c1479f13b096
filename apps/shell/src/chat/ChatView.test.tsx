import { ApiError } from '@verstak/api-client/ApiError'
import { getChatVisitor, readConversation, sendChatMessage } from '@verstak/contracts/chat'
import type { ChatMessage, ChatVisitor } from '@verstak/contracts/chat'
import { createTestHost, TestHost } from '@verstak/remote-kit/TestHost'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { showPanel } from './showPanel.tsx'
import { ANSWER_POLL_MS } from './useConversation.ts'

const visitor: ChatVisitor = {
  fields: { id: `g-${'a'.repeat(43)}`, info: 'b2c', display_name: '' },
  hash: 'b'.repeat(43),
}

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false
  }
})
beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(async () => {
  const close = screen.queryByRole('button', { name: 'Закрыть чат' })
  if (close) await userEvent.click(close)
})

/** A shop whose API stores messages. */
function openShop(layout: 'desktop' | 'mobile' = 'desktop', workingTime = 'ежедневно 9–21') {
  const shop = { messages: [] as ChatMessage[], isStaffed: false, fault: null as ApiError | null, known: visitor.hash }
  const conversation = () => ({ messages: [...shop.messages], isStaffed: shop.isStaffed })
  const check = (sent: ChatVisitor) => {
    if (shop.fault) throw shop.fault
    if (sent.hash !== shop.known) throw new ApiError('not-found', 404)
  }
  const guids = new Set<string>()
  const api = createFakeApi()
    .on(getChatVisitor, () => ({ ...visitor, hash: shop.known }))
    .on(readConversation, ({ body }) => {
      check(body.visitor as ChatVisitor)
      return conversation()
    })
    .on(sendChatMessage, ({ body }) => {
      check(body.visitor as ChatVisitor)
      const sentAt = new Date().toISOString()
      if (!guids.has(body.guid))
        shop.messages.push({ id: shop.messages.length + 1, author: 'visitor', text: body.text, sentAt })
      guids.add(body.guid)
      return conversation()
    })
  const host = createTestHost({ call: api.call, region: makeRegion({ workingTime }), layout })
  render(
    <TestHost host={host}>
      <button onClick={() => act(() => showPanel(host, visitor))}>Чат</button>
    </TestHost>,
  )
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Чат' }))
    return screen.findByRole('dialog', { name: 'Чат с магазином' })
  }
  return { shop, open, api }
}

const field = () => screen.getByRole('textbox', { name: 'Сообщение' })
const log = () => screen.getByRole('log', { name: 'Сообщения' })

test('the visitor writes, Enter sends, and the message stands in the log', async () => {
  const { shop, open } = openShop()
  await open()
  expect(field()).toHaveFocus()
  await userEvent.keyboard('Есть ли кейс?{Enter}')
  await waitFor(() => expect(shop.messages.map(({ text }) => text)).toEqual(['Есть ли кейс?']))
  expect(await screen.findByText(/Есть ли кейс\?/)).toBeInTheDocument()
  expect(field()).toHaveValue('')
})

test('Shift+Enter begins a line, and blanks alone are not sent', async () => {
  const { shop, open } = openShop()
  await open()
  await userEvent.keyboard('   {Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Отправить' }))
  expect(shop.messages).toEqual([])
  await userEvent.clear(field())
  await userEvent.keyboard('один{Shift>}{Enter}{/Shift}два{Enter}')
  await waitFor(() => expect(shop.messages.map(({ text }) => text)).toEqual(['один\nдва']))
})

test('without staff the shop says honestly when it answers, with staff that somebody is there', async () => {
  const { shop, open } = openShop()
  await open()
  expect(await screen.findByText('Ответим в рабочее время: ежедневно 9–21')).toBeInTheDocument()
  shop.isStaffed = true
  await userEvent.keyboard('Здравствуйте{Enter}')
  expect(await screen.findByText('Консультант на связи')).toBeInTheDocument()
})

test('hours round the clock promise nobody at once', async () => {
  const { open } = openShop('desktop', 'круглосуточно')
  await open()
  expect(await screen.findByText('Ответим в рабочее время')).toBeInTheDocument()
})

test('an answer is seen while the chat is open, as plain text', async () => {
  jest.useFakeTimers()
  const user = userEvent.setup({ advanceTimers: (ms) => void jest.advanceTimersByTime(ms) })
  const { shop } = openShop()
  await user.click(screen.getByRole('button', { name: 'Чат' }))
  await act(() => jest.advanceTimersByTimeAsync(100))
  shop.messages.push({ id: 1, author: 'operator', text: 'Да, <b>есть</b>', sentAt: new Date().toISOString() })
  await act(() => jest.advanceTimersByTimeAsync(ANSWER_POLL_MS))
  expect(log()).toHaveTextContent('Магазин: Да, <b>есть</b>')
  jest.useRealTimers()
})

test('a message that could not be sent stays, says so, and is sent by another try once', async () => {
  const { shop, open } = openShop()
  await open()
  shop.fault = new ApiError('unavailable', 0)
  await userEvent.keyboard('Где заказ?{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('Не отправлено')
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть чат' }))
  shop.fault = null
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  expect(shop.messages.map(({ text }) => text)).toEqual(['Где заказ?'])
})

test('who writes too much is told when to go on', async () => {
  const { shop, open } = openShop()
  await open()
  shop.fault = new ApiError('rate-limited', 429)
  await userEvent.keyboard('Ещё{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('Слишком много сообщений. Повторите через минуту')
})

test('what is typed outlives the closing of the chat', async () => {
  const { open } = openShop()
  await open()
  await userEvent.keyboard('Хотел спро')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Чат' })).toHaveFocus()
  await open()
  expect(field()).toHaveValue('Хотел спро')
})

test('a visitor whom the shop no longer knows is asked for anew, and nothing is lost', async () => {
  const { shop, open } = openShop()
  shop.known = 'c'.repeat(43)
  await open()
  await userEvent.keyboard('Это снова я{Enter}')
  await waitFor(() => expect(shop.messages.map(({ text }) => text)).toEqual(['Это снова я']))
})

test('a conversation that cannot be read says so and can be written to', async () => {
  const { shop, open } = openShop()
  shop.fault = new ApiError('unavailable', 503)
  await open()
  expect(await screen.findByText(/Не получается загрузить сообщения/)).toBeInTheDocument()
  shop.fault = null
  await userEvent.keyboard('Привет{Enter}')
  await waitFor(() => expect(screen.queryByText(/Не получается/)).not.toBeInTheDocument())
})

test('a second opening on a desktop goes to the field of the first', async () => {
  const { open } = openShop()
  await open()
  screen.getByRole('button', { name: 'Чат' }).focus()
  await open()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(field()).toHaveFocus()
})

test('on a phone it is a window of the page, where Enter begins a line', async () => {
  const { shop, open } = openShop('mobile')
  const dialog = await open()
  expect(dialog.tagName).toBe('DIALOG')
  await userEvent.type(field(), 'один{Enter}два')
  expect(shop.messages).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Отправить' }))
  await waitFor(() => expect(shop.messages.map(({ text }) => text)).toEqual(['один\nдва']))
})
