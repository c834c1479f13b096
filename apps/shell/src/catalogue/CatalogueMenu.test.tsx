import { ApiError } from '@verstak/api-client/ApiError'
import { getTopicMenu } from '@verstak/contracts/catalogue'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { makeTopicMenu } from '@verstak/testing/makeTopics'
import { openShell } from '../testing/openShell.tsx'

const menu = () => screen.getByText('Каталог', { selector: 'header summary' }).closest('details')!
const button = () => menu().querySelector('summary')!
const panel = () => within(menu())
const open = () => userEvent.click(button())
const topicCalls = (api: { calls: { path: string }[] }) => api.calls.filter(({ path }) => path === getTopicMenu.path)

/** A link of the menu, found by text: queries by role are slow with so many links. */
const link = (name: string) => panel().getAllByText(name, { selector: 'a, a *' })[0]!.closest('a')!
const findLink = async (name: string) => (await panel().findByText(name, { selector: 'a' })).closest('a')!

/** Opens the menu and waits for its first department. */
async function openMenu(address = '/cart-checkout/') {
  const shell = await openShell(address)
  await open()
  await findLink('Makita')
  return shell
}

/** Pointer events are not implemented in jsdom. */
function pointer(type: 'pointermove' | 'pointerleave', element: Element, clientX = 0, clientY = 0) {
  const event = new MouseEvent(type, { bubbles: type === 'pointermove', cancelable: true, clientX, clientY })
  fireEvent(element, Object.assign(event, { pointerType: 'mouse' }))
}
const hover = (name: string) => pointer('pointermove', link(name))
/** Uses fake timers, so that the speed of the machine does not matter. */
const holdTime = () => jest.useFakeTimers()
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))
afterEach(() => jest.useRealTimers())

test('the catalogue button opens the departments with the categories of the first [CATALOG-007]', async () => {
  await openShell('/cart-checkout/')
  expect(menu()).not.toHaveAttribute('open')
  await open()
  expect(menu()).toHaveAttribute('open')
  expect(link('Сантехника')).toHaveAttribute('href', '/category/slug-6750/')
  const category = await findLink('Электроинструмент')
  expect(category).toHaveAttribute('href', '/category/slug-64740/')
  expect(link('Makita')).toHaveAttribute('href', '/brand/makita-2/')
  expect(link('Буры')).toHaveAttribute('href', '/category/bury-7/')
})

test('a mouse that rests on the button opens it, one that passes by does not; it closes when the mouse has left [CATALOG-006]', async () => {
  await openShell('/cart-checkout/')
  act(() => button().focus())
  await waitFor(() => expect(menu().querySelector('[data-live]')).toBeInTheDocument())
  holdTime()
  for (const clientX of [0, 40, 80, 120]) {
    pointer('pointermove', button(), clientX)
    wait(50)
  }
  expect(menu()).not.toHaveAttribute('open')
  wait(120)
  expect(menu()).toHaveAttribute('open')
  pointer('pointerleave', menu())
  wait(200)
  expect(menu()).toHaveAttribute('open')
  wait(150)
  expect(menu()).not.toHaveAttribute('open')
})

test.each([0, 3000])(
  'a press %d ms after it has opened under the mouse makes it stay, the next one closes it',
  async (ms) => {
    await openMenu()
    await open()
    expect(menu()).not.toHaveAttribute('open')
    holdTime()
    pointer('pointermove', button())
    wait(120)
    expect(menu()).toHaveAttribute('open')
    wait(ms)
    fireEvent.click(button(), { detail: 1 })
    expect(menu()).toHaveAttribute('open')
    pointer('pointerleave', menu())
    wait(350)
    expect(menu()).toHaveAttribute('open')
    fireEvent.click(button(), { detail: 1 })
    expect(menu()).not.toHaveAttribute('open')
  },
)

test('a key closes what has opened under the mouse: it is told to be open', async () => {
  await openMenu()
  await open()
  holdTime()
  pointer('pointermove', button())
  wait(120)
  expect(menu()).toHaveAttribute('open')
  // Browsers send this event for Enter and Space.
  fireEvent.click(button(), { detail: 0 })
  expect(menu()).not.toHaveAttribute('open')
})

test('the categories of a department are asked for when it is first hovered, and never again [CATALOG-011]', async () => {
  const { api } = await openMenu()
  expect(topicCalls(api)).toHaveLength(1)
  hover('Сантехника')
  expect(await findLink('Смесители')).toBeInTheDocument()
  expect(topicCalls(api)).toHaveLength(2)
  hover('Инструмент')
  await findLink('Электроинструмент')
  hover('Сантехника')
  await findLink('Смесители')
  expect(topicCalls(api)).toHaveLength(2)
})

test('a department that the pointer only crosses is not asked for', async () => {
  const { api } = await openMenu()
  holdTime()
  hover('Крепеж')
  wait(40)
  hover('Садовая техника')
  await findLink('Газонокосилки')
  expect(topicCalls(api)).toHaveLength(2)
})

test('a pointer on its way to the categories may stay longer on the departments that it crosses', async () => {
  const { api } = await openMenu()
  holdTime()
  const rail = menu().querySelector('[data-rail]')!
  jest.spyOn(rail, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 272, 456))
  const move = (name: string, x: number, y: number) => pointer('pointermove', link(name), x, y)
  move('Инструмент', 180, 20)
  move('Крепеж', 210, 60)
  wait(200)
  move('Садовая техника', 240, 110)
  wait(200)
  pointer('pointerleave', rail)
  wait(150)
  expect(topicCalls(api)).toHaveLength(1)
  // Moving straight down does not head for the categories.
  move('Крепеж', 200, 60)
  move('Садовая техника', 200, 110)
  await findLink('Газонокосилки')
  expect(topicCalls(api)).toHaveLength(2)
})

test('empty categories are not named, unless the shop wants them shown [CATALOG-004]', async () => {
  const { api } = await openShell('/cart-checkout/')
  const group = makeTopicMenu(6474).groups[0]!
  const child = group.children[0]!
  api.on(getTopicMenu, () => ({
    ...makeTopicMenu(6474),
    groups: [
      {
        ...group,
        children: [
          { ...child, id: 1, name: 'Пустая', count: 0, isForceShow: false },
          { ...child, id: 2, name: 'Скоро', count: 0, isForceShow: true },
        ],
      },
      { ...group, id: 3, name: 'Пустая группа', count: 0, isForceShow: false },
    ],
  }))
  await open()
  expect(await findLink('Скоро')).toBeInTheDocument()
  expect(panel().queryByText(/Пустая/)).not.toBeInTheDocument()
})

test('when the categories cannot be had the menu says so, keeps its links, and tries again on demand', async () => {
  const { api } = await openShell('/cart-checkout/')
  api.on(getTopicMenu, () => {
    throw new ApiError('unavailable', 503)
  })
  await open()
  expect(await panel().findByRole('alert')).toHaveTextContent('Раздел не загрузился целиком')
  expect(link('Электроинструмент')).toBeInTheDocument()
  expect(screen.getByRole('combobox')).toBeInTheDocument()
  api.on(getTopicMenu, ({ query }) => makeTopicMenu(query.id))
  await userEvent.click(panel().getByRole('button', { name: 'Повторить' }))
  expect(await findLink('Makita')).toBeInTheDocument()
  expect(panel().queryByRole('alert')).not.toBeInTheDocument()
})

test('an answer that takes longer than 5 s counts as none', async () => {
  const patience = new AbortController()
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
  const { api } = await openShell('/cart-checkout/')
  api.on(
    getTopicMenu,
    (_, { signal }) => new Promise((_, reject) => signal!.addEventListener('abort', () => reject(new Error('late')))),
  )
  await open()
  expect(await panel().findByText('Загружаем раздел')).toBeInTheDocument()
  expect(timeout).toHaveBeenCalledWith(5000)
  act(() => patience.abort())
  expect(await panel().findByRole('alert')).toBeInTheDocument()
  timeout.mockRestore()
})

test('arrows go between departments, right and Tab to the categories of the one, left back', async () => {
  await openMenu()
  button().focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(link('Инструмент')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  expect(link('Крепеж')).toHaveFocus()
  const category = await findLink('Саморезы')
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  expect(category).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(link('Крепеж')).toHaveFocus()
  await userEvent.keyboard('{End}')
  expect(link('Автотовары')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowRight}')
  await userEvent.tab({ shift: true })
  expect(link('Инструмент')).toHaveFocus()
})

test('arrow down on the button opens the closed menu', async () => {
  await openMenu()
  await userEvent.keyboard('{Escape}')
  button().focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(menu()).toHaveAttribute('open')
})

test('Escape closes it and gives the focus back to the button [CATALOG-008]', async () => {
  await openMenu()
  await userEvent.tab()
  expect(link('Инструмент')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(menu()).not.toHaveAttribute('open')
  expect(button()).toHaveFocus()
})

test('choosing a link closes it [CATALOG-010]', async () => {
  await openMenu()
  const stay = (event: Event) => event.preventDefault()
  window.addEventListener('click', stay)
  await userEvent.click(link('Электроинструмент'))
  expect(menu()).not.toHaveAttribute('open')
  window.removeEventListener('click', stay)
})

test('a press outside, a step outside and another page close it', async () => {
  const { follow } = await openMenu()
  await userEvent.click(screen.getByRole('heading', { level: 1 }))
  expect(menu()).not.toHaveAttribute('open')

  await open()
  act(() => screen.getByRole('combobox').focus())
  expect(menu()).not.toHaveAttribute('open')

  await open()
  await follow('/category/slug-6474/')
  expect(menu()).not.toHaveAttribute('open')
})

test('it opens on the department of the page', async () => {
  await openShell('/category/slug-29940/')
  await open()
  expect(await findLink('Анкеры')).toBeInTheDocument()
})

test('the department of the page is marked in the line of departments', async () => {
  const { follow } = await openShell('/category/slug-6474/')
  const line = within(screen.getByRole('navigation', { name: 'Разделы каталога' }))
  expect(line.getByRole('link', { name: 'Инструмент' })).toHaveAttribute('aria-current', 'page')
  await follow('/category/slug-29940/')
  expect(line.getByRole('link', { name: 'Инструмент' })).not.toHaveAttribute('aria-current')
  expect(line.getByRole('link', { name: 'Крепеж' })).toHaveAttribute('aria-current', 'true')
})
