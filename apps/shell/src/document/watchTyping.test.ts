import { fireEvent } from '@testing-library/react'
import { watchTyping } from './watchTyping.ts'

let typing: ReturnType<typeof watchTyping>
const reload = jest.fn()
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } })
beforeEach(() => {
  reload.mockClear()
  document.body.innerHTML = '<input name="search"><textarea name="question"></textarea><input name="known" value="1">'
})
afterEach(() => typing.stop())

test('a page into which nothing was typed is reloaded at once', () => {
  typing = watchTyping(reload)
  typing.reload()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('text that was typed is not lost: the page is reloaded when it is gone and the field is left', () => {
  typing = watchTyping(reload)
  type('search', 'дрель')
  type('question', 'Когда?')
  typing.reload()
  fireEvent.focusOut(field('search'))
  type('search', '')
  fireEvent.focusOut(field('search'))
  expect(reload).not.toHaveBeenCalled()
  field('question').remove()
  fireEvent.focusOut(field('search'))
  expect(reload).toHaveBeenCalledTimes(1)
})

test('the text of the field that has the focus already is kept, too', () => {
  field('search').value = 'дре'
  field('search').focus()
  typing = watchTyping(reload)
  typing.reload()
  expect(reload).not.toHaveBeenCalled()
})

test('a page that is left is not reloaded', () => {
  typing = watchTyping(reload)
  type('search', 'дрель')
  typing.reload()
  typing.stop()
  type('search', '')
  fireEvent.focusOut(field('search'))
  expect(reload).not.toHaveBeenCalled()
})

test('leaving a field reloads nothing that need not be', () => {
  typing = watchTyping(reload)
  fireEvent.focusOut(field('search'))
  expect(reload).not.toHaveBeenCalled()
})
