import { fireEvent } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { navigateByLinks } from './navigateByLinks.ts'

const router = { navigate: jest.fn(() => Promise.resolve()) }
const isKnown = (pathname: string) => pathname === '/' || pathname.startsWith('/category/')

/** The new page starts at its top. */
const RESET = { preventScrollReset: false }

beforeAll(() => navigateByLinks(router, isKnown))
beforeEach(() => {
  router.navigate.mockClear()
  history.replaceState(null, '', '/category/dreli-7/?orderby=price')
})

/** Renders markup and clicks its link. @returns whether the click was left to the browser */
function clickOn(markup: string, options: MouseEventInit = {}): boolean {
  document.body.innerHTML = markup
  // Cancel clicks that are left to the browser: jsdom cannot navigate.
  const leave = (event: Event) => event.preventDefault()
  let isLeft = false
  window.addEventListener(
    'click',
    (event) => {
      isLeft = !event.defaultPrevented
      leave(event)
    },
    { once: true },
  )
  fireEvent.click(document.querySelector('a > b, a')!, { button: 0, ...options })
  return isLeft
}

test('a plain click on a page of the store navigates, with query and anchor', () => {
  expect(clickOn('<a href="/category/pily-8/?orderby=price#filters"><b>Пилы</b></a>')).toBe(false)
  expect(router.navigate).toHaveBeenCalledWith('/category/pily-8/?orderby=price#filters', RESET)
})

test('the keyboard navigates like the mouse', async () => {
  document.body.innerHTML = '<a href="/">На главную</a>'
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(router.navigate).toHaveBeenCalledWith('/', RESET)
})

test.each([
  ['a middle click', { button: 1 }],
  ['a click with Ctrl', { ctrlKey: true }],
  ['a click with ⌘', { metaKey: true }],
  ['a click with Shift', { shiftKey: true }],
  ['a click with Alt', { altKey: true }],
])('%s stays with the browser', (_what, options) => {
  expect(clickOn('<a href="/">На главную</a>', options)).toBe(true)
  expect(router.navigate).not.toHaveBeenCalled()
})

test.each([
  ['another window', '<a href="/" target="_blank">…</a>'],
  ['a download', '<a href="/" download>…</a>'],
  ['another site', '<a href="https://example.com/category/pily-8/">…</a>'],
  ['an address that is no page of the store', '<a href="/api/docs">…</a>'],
  ['a phone number', '<a href="tel:+78005503770">…</a>'],
  ['an anchor within the page', '<a href="#filters">…</a>'],
])('%s is left to the browser', (_what, markup) => {
  expect(clickOn(markup)).toBe(true)
  expect(router.navigate).not.toHaveBeenCalled()
})

test('the same address with another query is a navigation, not an anchor', () => {
  clickOn('<a href="/category/dreli-7/?orderby=rating#filters">…</a>')
  expect(router.navigate).toHaveBeenCalledWith('/category/dreli-7/?orderby=rating#filters', RESET)
})

test.each([
  ['/category/dreli-7/?orderby=rating', true],
  ['/category/dreli-7/page2/?orderby=price', true],
  ['/category/pily-8/', false],
])('%s: the position stays for smooth scrolling within the route: %s', (address, preventScrollReset) => {
  clickOn(`<a href="${address}">…</a>`)
  expect(router.navigate).toHaveBeenCalledWith(address, { preventScrollReset })
})

test('a click that a component has dealt with is not dealt with again', () => {
  document.body.innerHTML = '<a href="/">На главную</a>'
  document.querySelector('a')!.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(document.querySelector('a')!)
  expect(router.navigate).not.toHaveBeenCalled()
})
