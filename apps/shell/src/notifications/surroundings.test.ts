import { createModals } from '@verstak/host'
import { surroundingsOf } from './surroundings.ts'

const look = () => surroundingsOf(createModals())

afterEach(() => void (document.body.innerHTML = ''))

test('a quiet page has its address, no window and no typing', () => {
  history.replaceState(null, '', '/cart/?x=1')
  expect(look()).toEqual({ pathname: '/cart/', isModalOpen: false, isTyping: false })
})

test.each([
  ['a window of a part’s own', '<dialog open></dialog>'],
  ['the catalogue', '<header><details open></details></header>'],
  ['the user’s menu', '<a data-user-entry aria-expanded="true"></a>'],
  ['a phone’s question for the region', '<section data-region-confirmation="phone"></section>'],
])('%s is an open window', (_, markup) => {
  document.body.innerHTML = markup
  expect(look().isModalOpen).toBe(true)
})

test.each([
  ['a closed one', '<dialog></dialog><header><details></details></header>'],
  ['the menu’s closed entry', '<a data-user-entry aria-expanded="false"></a>'],
  ['a desktop’s question for the region', '<section data-region-confirmation="desktop"></section>'],
])('%s is none', (_, markup) => {
  document.body.innerHTML = markup
  expect(look().isModalOpen).toBe(false)
})

test('a window of the modals’ host is one, a toast is not', () => {
  const modals = createModals()
  modals.ask({ kind: 'toast', text: 'Готово' })
  expect(surroundingsOf(modals).isModalOpen).toBe(false)
  modals.ask({ kind: 'confirm', title: 'Удалить?', confirmLabel: 'Да' })
  expect(surroundingsOf(modals).isModalOpen).toBe(true)
})

test.each([
  ['<input>', true],
  ['<input type="search">', true],
  ['<textarea></textarea>', true],
  ['<select></select>', true],
  ['<input type="checkbox">', false],
  ['<button></button>', false],
])('the focus in %s is typing: %s', (markup, isTyping) => {
  document.body.innerHTML = markup
  ;(document.body.firstElementChild as HTMLElement).focus()
  expect(look().isTyping).toBe(isTyping)
})
