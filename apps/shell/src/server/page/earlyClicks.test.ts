import { replayEarlyClicks } from './earlyClicks.ts'

const clicks = jest.fn()

/** What React does to an element that it takes over. */
function hydrate(element: Element): void {
  Object.assign(element, { __reactProps$1a2b: {} })
  element.addEventListener('click', clicks)
}

const button = () => document.querySelector('button')!

beforeAll(() => {
  const [, script = ''] = /^<script nonce="n-1">(.*)<\/script>$/.exec(replayEarlyClicks('n-1')) ?? []
  new Function(script)()
})
beforeEach(() => {
  jest.useFakeTimers()
  clicks.mockReset()
  document.body.innerHTML = '<button type="button"><span>«В корзину»</span></button>'
})
afterEach(() => jest.useRealTimers())

test('a click before the code is here is made once, when it is', () => {
  document.querySelector('span')!.click()
  document.querySelector('span')!.click()
  jest.advanceTimersByTime(5000)
  hydrate(button())
  jest.advanceTimersByTime(50)
  expect(clicks).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(5000)
  expect(clicks).toHaveBeenCalledTimes(1)
  expect(jest.getTimerCount()).toBe(0)
})

test('a form for pages without scripts is not sent, but its button clicked, when its code is here', () => {
  document.body.innerHTML = '<form action="/cart"><button type="submit" value="1">«В корзину»</button></form>'
  const sent = jest.fn((event: Event) => event.preventDefault())
  document.querySelector('form')!.addEventListener('submit', sent)
  button().click()
  button().click()
  expect(sent).not.toHaveBeenCalled()
  hydrate(button())
  jest.advanceTimersByTime(50)
  expect(clicks).toHaveBeenCalledTimes(1)
})

test('a click on what is live already is left alone', () => {
  hydrate(button())
  button().click()
  jest.advanceTimersByTime(5000)
  expect(clicks).toHaveBeenCalledTimes(1)
})

test('a button that went away takes its click along', () => {
  button().click()
  document.body.innerHTML = ''
  jest.advanceTimersByTime(50)
  expect(jest.getTimerCount()).toBe(0)
})

test.each(['<button type="submit">Найти</button>', '<a href="#">Бренды</a>', '<p>Текст</p>'])(
  'what works without code is not clicked again: %s',
  (markup) => {
    document.body.innerHTML = markup
    document.body.firstElementChild!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(jest.getTimerCount()).toBe(0)
  },
)

test('costs no page more than 300 bytes', () => {
  expect(replayEarlyClicks('00000000-0000-4000-8000').length).toBeLessThanOrEqual(300)
})
