import { ApiError } from '@verstak/api-client/ApiError'
import { getTopicMenu } from '@verstak/contracts/catalogue'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { makeTopicMenu } from '../testing/makeTopics.ts'
import { openShell } from '../testing/openShell.tsx'

const menu = () => screen.getByText('Каталог', { selector: 'header summary' }).closest('details')!
const button = () => menu().querySelector('summary')!
const panel = () => within(menu())
const open = () => userEvent.click(button())
const topicCalls = (api: { calls: { path: string }[] }) => api.calls.filter(({ path }) => path === getTopicMenu.path)

/** Opens the menu and waits for its first department. */
async function openMenu(address = '/cart-checkout/') {
  const shell = await openShell(address)
  await open()
  await panel().findByRole('link', { name: /^Все.*товар/ })
  await waitFor(() => expect(panel().queryByText('Загружаем раздел')).not.toBeInTheDocument())
  return shell
}

/** jsdom has no events of pointers. */
function pointer(type: 'pointermove' | 'pointerleave', element: Element, clientX = 0) {
  const event = new MouseEvent(type, { bubbles: type === 'pointermove', cancelable: true, clientX })
  fireEvent(element, Object.assign(event, { pointerType: 'mouse' }))
}
const hover = (name: string) => pointer('pointermove', panel().getAllByRole('link', { name })[0]!)
const wait = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)))

test('the catalogue button opens the departments with the categories of the first [CATALOG-007]', async () => {
  await openShell('/cart-checkout/')
  expect(menu()).not.toHaveAttribute('open')
  await open()
  expect(menu()).toHaveAttribute('open')
  expect(panel().getByRole('link', { name: 'Сантехника' })).toHaveAttribute('href', '/category/slug-6750/')
  const category = await panel().findByRole('link', { name: 'Электроинструмент' })
  expect(category).toHaveAttribute('href', '/category/slug-64740/')
  expect(panel().getByRole('link', { name: 'Makita' })).toHaveAttribute('href', '/brand/makita-2/')
  expect(panel().getByRole('link', { name: 'Буры' })).toHaveAttribute('href', '/category/bury-7/')
})

test('a mouse that rests on the button opens it, one that passes by does not; it closes when the mouse has left [CATALOG-006]', async () => {
  await openShell('/cart-checkout/')
  act(() => button().focus())
  await waitFor(() => expect(menu().querySelector('[data-live]')).toBeInTheDocument())
  for (const clientX of [0, 40, 80, 120]) {
    pointer('pointermove', button(), clientX)
    await wait(50)
  }
  expect(menu()).not.toHaveAttribute('open')
  await wait(120)
  expect(menu()).toHaveAttribute('open')
  pointer('pointerleave', menu())
  await wait(200)
  expect(menu()).toHaveAttribute('open')
  await wait(150)
  expect(menu()).not.toHaveAttribute('open')
})

test('a press right after it has opened under the mouse leaves it open, and then it stays', async () => {
  await openMenu()
  await open()
  expect(menu()).not.toHaveAttribute('open')
  pointer('pointermove', button())
  await waitFor(() => expect(menu()).toHaveAttribute('open'))
  fireEvent.click(button())
  expect(menu()).toHaveAttribute('open')
  pointer('pointerleave', menu())
  await wait(350)
  expect(menu()).toHaveAttribute('open')
})

test('the categories of a department are asked for when it is first hovered, and never again [CATALOG-011]', async () => {
  const { api } = await openMenu()
  expect(topicCalls(api)).toHaveLength(1)
  hover('Сантехника')
  expect(await panel().findByRole('link', { name: 'Смесители' })).toBeInTheDocument()
  expect(topicCalls(api)).toHaveLength(2)
  hover('Инструмент')
  await panel().findByRole('link', { name: 'Электроинструмент' })
  hover('Сантехника')
  await panel().findByRole('link', { name: 'Смесители' })
  expect(topicCalls(api)).toHaveLength(2)
})

test('a department that the pointer only crosses is not asked for', async () => {
  const { api } = await openMenu()
  hover('Крепеж')
  await wait(40)
  hover('Садовая техника')
  await panel().findByRole('link', { name: 'Газонокосилки' })
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
  expect(await panel().findByRole('link', { name: 'Скоро' })).toBeInTheDocument()
  expect(panel().queryByRole('link', { name: /Пустая/ })).not.toBeInTheDocument()
})

test('when the categories cannot be had the menu says so, keeps its links, and tries again on demand', async () => {
  const { api } = await openShell('/cart-checkout/')
  api.on(getTopicMenu, () => {
    throw new ApiError('unavailable', 503)
  })
  await open()
  expect(await panel().findByRole('alert')).toHaveTextContent('Раздел не загрузился целиком')
  expect(panel().getByRole('link', { name: 'Электроинструмент' })).toBeInTheDocument()
  expect(screen.getByRole('combobox')).toBeInTheDocument()
  api.on(getTopicMenu, ({ query }) => makeTopicMenu(query.id))
  await userEvent.click(panel().getByRole('button', { name: 'Повторить' }))
  expect(await panel().findByRole('link', { name: 'Makita' })).toBeInTheDocument()
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
  expect(panel().getAllByRole('link', { name: 'Инструмент' })[0]).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  expect(panel().getAllByRole('link', { name: 'Крепеж' })[0]).toHaveFocus()
  const category = await panel().findByRole('link', { name: 'Саморезы' })
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  expect(category).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(panel().getAllByRole('link', { name: 'Крепеж' })[0]).toHaveFocus()
  await userEvent.keyboard('{End}')
  expect(panel().getAllByRole('link', { name: 'Автотовары' })[0]).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowRight}')
  await userEvent.tab({ shift: true })
  expect(panel().getAllByRole('link', { name: 'Инструмент' })[0]).toHaveFocus()
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
  expect(panel().getAllByRole('link', { name: 'Инструмент' })[0]).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(menu()).not.toHaveAttribute('open')
  expect(button()).toHaveFocus()
})

test('choosing a link closes it [CATALOG-010]', async () => {
  await openMenu()
  const stay = (event: Event) => event.preventDefault()
  window.addEventListener('click', stay)
  await userEvent.click(panel().getByRole('link', { name: 'Электроинструмент' }))
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
  expect(await panel().findByRole('link', { name: 'Анкеры' })).toBeInTheDocument()
})

test('the department of the page is marked in the line of departments', async () => {
  const { follow } = await openShell('/category/slug-6474/')
  const line = within(screen.getByRole('navigation', { name: 'Разделы каталога' }))
  expect(line.getByRole('link', { name: 'Инструмент' })).toHaveAttribute('aria-current', 'page')
  await follow('/category/slug-29940/')
  expect(line.getByRole('link', { name: 'Инструмент' })).not.toHaveAttribute('aria-current')
  expect(line.getByRole('link', { name: 'Крепеж' })).toHaveAttribute('aria-current', 'true')
})
