import { PartContext, type Modals, type RemoteFailure } from '@verstak/host'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { TestHost, createTestHost, type TestHostInput } from './TestHost.tsx'
import { useModals } from './useModals.tsx'

// jsdom has the element but not its methods; focus trap and inert page are covered by the e2e tests.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false
  }
})

function openPage(children = <></>, input: Partial<TestHostInput> = {}) {
  const host = createTestHost({ call: createFakeApi().call, region: makeRegion(), ...input })
  const view = render(<TestHost host={host}>{children}</TestHost>)
  const ask: Modals['ask'] = (request, part) => {
    let handle: ReturnType<Modals['ask']>
    act(() => void (handle = host.modals.ask(request, part)))
    return handle!
  }
  return { ...view, host, ask }
}

const dialogs = () => screen.queryAllByRole('dialog').map((one) => within(one).getByRole('heading').textContent)
const pressEscape = () => fireEvent(screen.getAllByRole('dialog').at(-1)!, new Event('cancel', { cancelable: true }))

test('a window holds what its asker made, and tells how it ended', async () => {
  const { ask } = openPage()
  const window = ask({
    kind: 'dialog',
    title: 'Город',
    content: (close) => <button onClick={() => close('Тверь')}>Тверь</button>,
  })
  await window.shown
  await userEvent.click(within(screen.getByRole('dialog', { name: 'Город' })).getByRole('button', { name: 'Тверь' }))
  expect(await window.closed).toBe('Тверь')
  expect(dialogs()).toEqual([])
})

test('a window is dismissed by Esc with no result', async () => {
  const { ask } = openPage()
  const window = ask({ kind: 'sheet', title: 'Фильтры', content: 'Бренды' })
  pressEscape()
  expect(await window.closed).toBeUndefined()
})

test('an open window changes its title, its width and its way back, and keeps its content', async () => {
  const { ask } = openPage()
  const back = jest.fn()
  const window = ask({ kind: 'dialog', title: 'Вход', width: 464, content: <input aria-label="Код" /> })
  const field = screen.getByRole('textbox')
  await userEvent.type(field, '48')
  expect(screen.queryByRole('button', { name: 'Назад' })).not.toBeInTheDocument()
  act(() => window.change?.({ title: 'Введите код', width: 348, onBack: back }))
  expect(screen.getByRole('dialog', { name: 'Введите код' }).style.maxWidth).toBe('348px')
  expect(screen.getByRole('textbox')).toBe(field)
  expect(field).toHaveValue('48')
  await userEvent.click(screen.getByRole('button', { name: 'Назад' }))
  expect(back).toHaveBeenCalledTimes(1)
  act(() => window.change?.({ onBack: undefined }))
  expect(screen.queryByRole('button', { name: 'Назад' })).not.toBeInTheDocument()
  act(() => window.close())
  act(() => window.change?.({ title: 'Поздно' }))
  expect(dialogs()).toEqual([])
})

test('a window takes the place of the one that is open', async () => {
  const { ask } = openPage()
  const first = ask({ kind: 'dialog', title: 'Вход', content: 'a' })
  ask({ kind: 'dialog', title: 'Организация', content: 'b' })
  expect(dialogs()).toEqual(['Организация'])
  expect(await first.closed).toBeUndefined()
})

test('a question opens over the window, and Esc closes only it', async () => {
  const { ask } = openPage()
  ask({ kind: 'dialog', title: 'Список', content: 'a' })
  const question = ask({ kind: 'confirm', title: 'Удалить?', confirmLabel: 'Удалить' })
  expect(dialogs()).toEqual(['Список', 'Удалить?'])
  pressEscape()
  expect(dialogs()).toEqual(['Список'])
  expect(await question.closed).toBeUndefined()
})

test('a window over another one stays when a third is opened over them, and goes when one takes their place', () => {
  const { ask } = openPage()
  ask({ kind: 'dialog', title: 'Первое', content: 'a' })
  ask({ kind: 'dialog', title: 'Второе', content: 'b', over: true })
  ask({ kind: 'dialog', title: 'Третье', content: 'c', over: true })
  expect(dialogs()).toEqual(['Первое', 'Второе', 'Третье'])
  ask({ kind: 'sheet', title: 'Вместо', content: 'd' })
  expect(dialogs()).toEqual(['Вместо'])
})

test('a failure has one button that closes it, and the same one is told once [ERR-026]', async () => {
  const { ask } = openPage()
  ask({ kind: 'error' })
  const again = ask({ kind: 'error' })
  expect(dialogs()).toEqual(['Что-то пошло не так'])
  expect(await again.closed).toBeUndefined()
  ask({ kind: 'error', text: 'Другая' })
  expect(dialogs()).toHaveLength(2)
  for (const dialog of screen.getAllByRole('dialog').toReversed()) {
    await userEvent.click(within(dialog).getByRole('button', { name: 'Понятно' }))
  }
  expect(dialogs()).toEqual([])
})

test.each([
  [undefined, '432px'],
  ['call' as const, '360px'],
])('the popup of a failure with the advice %s is %s wide on a desktop [ERR-009] [FAULT-040]', (advice, width) => {
  const { ask } = openPage()
  ask({ kind: 'error', ...(advice ? { advice } : {}) })
  expect(screen.getByRole('dialog')).toHaveStyle({ maxWidth: width })
})

test('the asker may go away: its window stays', async () => {
  function Asker() {
    const { open } = useModals()
    return <button onClick={() => open({ kind: 'dialog', title: 'Город', content: <Counter /> })}>Открыть</button>
  }
  function Counter() {
    const [count, setCount] = useState(0)
    return <button onClick={() => setCount(count + 1)}>{`Нажато ${count}`}</button>
  }
  function Page() {
    const [isHere, setIsHere] = useState(true)
    return (
      <>
        {isHere && <Asker />}
        <button onClick={() => setIsHere(false)}>Убрать</button>
      </>
    )
  }
  openPage(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Открыть' }))
  await userEvent.click(screen.getByRole('button', { name: 'Нажато 0' }))
  await userEvent.click(screen.getByRole('button', { name: 'Убрать' }))
  expect(screen.queryByRole('button', { name: 'Открыть' })).not.toBeInTheDocument()
  expect(screen.getByRole('dialog', { name: 'Город' })).toHaveTextContent('Нажато 1')
})

test('what had the focus gets it back, or what is nearest when that is gone', async () => {
  const { ask, rerender, host } = openPage(
    <main tabIndex={-1}>
      <button>Первая</button>
      <button>Открыть</button>
    </main>,
  )
  screen.getByRole('button', { name: 'Открыть' }).focus()
  ask({ kind: 'dialog', title: 'Город', content: 'a' })
  // The browser does this when the window opens.
  screen.getByRole('button', { name: 'Закрыть' }).focus()
  pressEscape()
  expect(screen.getByRole('button', { name: 'Открыть' })).toHaveFocus()
  ask({ kind: 'dialog', title: 'Город', content: 'a' })
  screen.getByRole('button', { name: 'Закрыть' }).focus()
  rerender(
    <TestHost host={host}>
      <main tabIndex={-1}>
        <button>Первая</button>
      </main>
    </TestHost>,
  )
  pressEscape()
  expect(screen.getByRole('button', { name: 'Первая' })).toHaveFocus()
})

test('the answer to a question is yes only when yes was pressed', async () => {
  const answers: boolean[] = []
  function Asker() {
    const { confirm } = useModals()
    const ask = async () => answers.push(await confirm({ title: 'Очистить?', confirmLabel: 'Очистить' }))
    return <button onClick={() => void ask()}>Спросить</button>
  }
  openPage(<Asker />)
  for (const answer of ['Очистить', 'Отмена', 'Закрыть']) {
    await userEvent.click(screen.getByRole('button', { name: 'Спросить' }))
    await userEvent.click(screen.getByRole('button', { name: answer }))
  }
  await waitFor(() => expect(answers).toEqual([true, false, false]))
})

test('a window may hold the widget of another remote', () => {
  const { ask } = openPage(<></>, {
    widgets: { 'listing/FeaturedProducts': ({ title }: { title: string }) => <p>{title}</p> },
  })
  ask({
    kind: 'dialog',
    title: 'Советуем',
    content: { widget: 'listing/FeaturedProducts', props: { title: 'Вам это понравится' } },
  })
  expect(screen.getByRole('dialog')).toHaveTextContent('Вам это понравится')
})

test('what a window holds may fail: its asker is told of, and it can be tried again', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const failures: RemoteFailure[] = []
  let isBroken = true
  const Content = () => {
    if (isBroken) throw new Error('broken')
    return <p>Магазины</p>
  }
  const { ask } = openPage(<></>, { report: (failure) => failures.push(failure) })
  ask({ kind: 'dialog', title: 'Самовывоз', content: <Content /> }, 'product')
  expect(failures).toMatchObject([{ remote: 'product', kind: 'render' }])
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(screen.getByRole('dialog', { name: 'Самовывоз' })).toHaveTextContent('Магазины')
  complaints.mockRestore()
})

test('a window asked for by a part of a remote is marked as its', async () => {
  function Asker() {
    const { showError, open } = useModals()
    return (
      <>
        <button onClick={() => open({ kind: 'dialog', title: 'Город', content: 'Москва' })}>Открыть</button>
        <button onClick={() => showError()}>Сломать</button>
      </>
    )
  }
  openPage(
    <PartContext value="cart/AddToCart">
      <Asker />
    </PartContext>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Открыть' }))
  expect(screen.getByText('Москва').closest('remote-part')).toHaveAttribute('name', 'cart/AddToCart')
  await userEvent.click(screen.getByRole('button', { name: 'Сломать' }))
  expect(dialogs()).toEqual(['Город', 'Что-то пошло не так'])
})

const CLOSING: [string, () => unknown][] = [
  ['Escape', pressEscape],
  ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Закрыть' }))],
]

test.each(CLOSING)(
  'a video plays in a window over the page, and %s closes it and stops the video [SHELL-017]',
  async (_, close) => {
    const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined)
    const { ask, baseElement } = openPage()
    const window = ask({ kind: 'video', title: 'Как сменить патрон', src: '/video/chuck.mp4' })
    expect(dialogs()).toEqual(['Как сменить патрон'])
    const video = baseElement.querySelector('video')!
    expect(video).toHaveAttribute('src', '/video/chuck.mp4')
    expect([video.autoplay, video.controls]).toEqual([true, true])
    expect(pause).not.toHaveBeenCalled()
    close()
    await window.closed
    expect(baseElement.querySelector('video')).toBeNull()
    expect(pause).toHaveBeenCalledTimes(1)
    pause.mockRestore()
  },
)
