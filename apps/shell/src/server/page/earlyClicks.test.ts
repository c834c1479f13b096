import { REPLAY_EARLY_CLICKS } from './earlyClicks.ts'

const presses = jest.fn<void, [unknown]>()

/** Simulates React's hydration of the markup. */
function hydrate(): void {
  document.body.removeAttribute('data-unhydrated')
  // Like React: listeners on the root, and `click` for check boxes.
  for (const type of ['click', 'change'])
    document.body.addEventListener(type, ({ target }) => {
      const { type: kind, checked, value } = target as HTMLInputElement
      if (kind !== 'checkbox') presses(kind.startsWith('select') ? value : 'pressed')
      else if (type === 'click') presses(checked)
    })
}

const control = <Control extends HTMLElement = HTMLButtonElement>() => document.body.firstElementChild as Control

beforeAll(() => void new Function(REPLAY_EARLY_CLICKS)())
beforeEach(() => {
  jest.useFakeTimers()
  presses.mockReset()
  document.documentElement.replaceChild(document.createElement('body'), document.body)
  document.body.setAttribute('data-unhydrated', '')
  document.body.innerHTML = '<button type="button"><span>«В корзину»</span></button>'
})
afterEach(() => jest.useRealTimers())

test('a press before hydration is made once, after it', () => {
  document.querySelector('span')!.click()
  document.querySelector('span')!.click()
  jest.advanceTimersByTime(5000)
  hydrate()
  jest.advanceTimersByTime(50)
  expect(presses).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(5000)
  expect(presses).toHaveBeenCalledTimes(1)
  expect(jest.getTimerCount()).toBe(0)
})

test('a press that comes while React waits for it is not heard twice', () => {
  const hydrateByPress = jest.fn(hydrate)
  document.addEventListener('click', hydrateByPress, true)
  control().click()
  document.removeEventListener('click', hydrateByPress, true)
  expect(hydrateByPress).not.toHaveBeenCalled()
  hydrate()
  jest.advanceTimersByTime(50)
  expect(presses).toHaveBeenCalledTimes(1)
})

test('a part that is hydrated after the page has its presses wait for itself', () => {
  document.body.innerHTML = '<section data-unhydrated><button type="button">Ещё</button></section>'
  hydrate()
  document.querySelector('button')!.click()
  jest.advanceTimersByTime(5000)
  expect(presses).not.toHaveBeenCalled()
  document.querySelector('section')!.removeAttribute('data-unhydrated')
  jest.advanceTimersByTime(50)
  expect(presses).toHaveBeenCalledTimes(1)
})

test('a form for pages without scripts is not sent, but its button pressed after hydration', () => {
  document.body.innerHTML = '<form action="/cart"><button type="submit" value="1">«В корзину»</button></form>'
  const sent = jest.fn((event: Event) => event.preventDefault())
  document.querySelector('form')!.addEventListener('submit', sent)
  document.querySelector('button')!.click()
  document.querySelector('button')!.click()
  expect(sent).not.toHaveBeenCalled()
  hydrate()
  jest.advanceTimersByTime(50)
  expect(presses).toHaveBeenCalledTimes(1)
})

test('a check box shows its tick at once, and tells of it after hydration', () => {
  document.body.innerHTML = '<input type="checkbox">'
  const box = control<HTMLInputElement>()
  box.click()
  expect(box.checked).toBe(true)
  // Like a component that renders again.
  box.checked = false
  hydrate()
  jest.advanceTimersByTime(50)
  expect(presses.mock.calls).toEqual([[true]])
  expect(box.checked).toBe(true)
})

test('of a list the newest choice is told after hydration', () => {
  document.body.innerHTML = '<select><option>a</option><option>b</option><option>c</option></select>'
  const list = control<HTMLSelectElement>()
  for (const chosen of ['b', 'c']) {
    list.value = chosen
    list.dispatchEvent(new Event('change', { bubbles: true }))
  }
  list.value = 'a'
  hydrate()
  jest.advanceTimersByTime(50)
  expect(presses.mock.calls).toEqual([['c']])
  expect(list.value).toBe('c')
})

test('a press on what is hydrated is left alone', () => {
  hydrate()
  control().click()
  jest.advanceTimersByTime(5000)
  expect(presses).toHaveBeenCalledTimes(1)
})

test('a button that went away takes its press along', () => {
  control().click()
  document.body.innerHTML = ''
  jest.advanceTimersByTime(50)
  expect(jest.getTimerCount()).toBe(0)
})

test.each(['<button type="submit">Найти</button>', '<a href="#">Бренды</a>', '<p>Текст</p>'])(
  'what works without code is not pressed again: %s',
  (markup) => {
    document.body.innerHTML = markup
    control().dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(jest.getTimerCount()).toBe(0)
  },
)
