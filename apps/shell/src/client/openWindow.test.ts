import { createTestHost } from '@verstak/remote-kit/TestHost'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { openByClicks } from './openWindow.ts'

/** A page with a link that opens the feedback form, and the list of opened windows. */
function openPage() {
  const open = jest.fn()
  openByClicks({ ...createTestHost({ call: createFakeApi().call, region: makeRegion() }), open })
  document.body.innerHTML =
    '<a href="tel:88005503770" data-opens="feedback"><span>Отзыв</span></a><a href="#top">Наверх</a>'
  return open
}

/** @returns whether the browser would have followed the link */
const click = (selector: string) =>
  document.querySelector(selector)!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))

test('a link that names a window opens it instead of calling the shop', () => {
  const open = openPage()
  expect(click('[data-opens] span')).toBe(false)
  expect(open.mock.calls).toEqual([['feedback']])
})

test('other links stay what they are, and a click that a page has taken opens nothing', () => {
  const open = openPage()
  expect(click('[href="#top"]')).toBe(true)
  document.querySelector('[data-opens]')!.addEventListener('click', (event) => event.preventDefault())
  click('[data-opens]')
  expect(open).not.toHaveBeenCalled()
})
