import type { Modals } from '@verstak/host'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { TestHost, createTestHost } from '../TestHost.tsx'
import { useToasts } from '../useModals.tsx'

// jsdom has the element but not its methods.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false
  }
})

function openPage(children = <></>) {
  const host = createTestHost({ call: createFakeApi().call, region: makeRegion() })
  render(<TestHost host={host}>{children}</TestHost>)
  const ask: Modals['ask'] = (request) => {
    let handle: ReturnType<Modals['ask']>
    act(() => void (handle = host.modals.ask(request)))
    return handle!
  }
  return { ask }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

test('come into a region that is there already, leave by themselves, and tell when', () => {
  const { ask } = openPage()
  const gone = jest.fn()
  void ask({ kind: 'toast', text: 'Промокод скопирован', durationMs: 2_000 }).closed.then(gone)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  pass(1)
  expect(screen.getByRole('status')).toHaveTextContent('Промокод скопирован')
  pass(2_000)
  pass(320)
  expect(screen.queryByText('Промокод скопирован')).not.toBeInTheDocument()
})

test('one with the key of another takes its place; of more than three the oldest leaves', () => {
  const { ask } = openPage()
  ask({ kind: 'toast', text: 'Осталось 5', key: 'limit' })
  ask({ kind: 'toast', text: 'Осталось 4', key: 'limit' })
  pass(1)
  expect(screen.getByRole('status')).toHaveTextContent(/^Осталось 4$/)
  for (const text of ['Второй', 'Третий', 'Четвёртый']) ask({ kind: 'toast', text })
  expect(screen.getByRole('status')).toHaveTextContent(/^ВторойТретийЧетвёртый$/)
})

test('lie inside the topmost window, because all else is inert', () => {
  const { ask } = openPage()
  ask({ kind: 'toast', text: 'Добавлено' })
  ask({ kind: 'dialog', title: 'Первое', content: 'a' })
  ask({ kind: 'dialog', title: 'Второе', content: 'b', over: true })
  pass(1)
  expect(screen.getByRole('dialog', { name: 'Второе' })).toContainElement(screen.getByText('Добавлено'))
})

test('go on with their time when a window opens over them and when it closes', () => {
  const { ask } = openPage()
  const gone = jest.fn()
  void ask({ kind: 'toast', text: 'Добавлено' }).closed.then(gone)
  pass(1)
  pass(2_000)
  const window = ask({ kind: 'dialog', title: 'Город', content: 'a' })
  pass(1)
  pass(1_000)
  act(() => window.close())
  pass(1)
  expect(screen.getByText('Добавлено')).toBeInTheDocument()
  pass(1_000)
  expect(screen.getByText('Добавлено').closest('[data-leaving]')).toBeInTheDocument()
  pass(320)
  expect(screen.queryByText('Добавлено')).not.toBeInTheDocument()
})

test('an action is done once and takes the toast along', () => {
  const undo = jest.fn()
  function Asker() {
    const toast = useToasts()
    return (
      <button onClick={() => toast({ text: 'Убрано', action: { label: 'Вернуть', onPress: undo } })}>Убрать</button>
    )
  }
  openPage(<Asker />)
  fireEvent.click(screen.getByRole('button', { name: 'Убрать' }))
  pass(1)
  fireEvent.click(screen.getByRole('button', { name: 'Вернуть' }))
  expect(undo).toHaveBeenCalledTimes(1)
  expect(screen.queryByText('Убрано')).not.toBeInTheDocument()
})
