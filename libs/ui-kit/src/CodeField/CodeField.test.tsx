import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { CodeField, type CodeFieldProps } from './CodeField.tsx'

function renderField(props: Partial<CodeFieldProps> = {}) {
  const onComplete = jest.fn()
  function Kept() {
    const [value, setValue] = useState(props.value ?? '')
    return <CodeField {...props} value={value} onChange={setValue} onComplete={onComplete} />
  }
  const { container } = render(<Kept />)
  const boxes = () => [...container.querySelectorAll<HTMLElement>('span[aria-hidden]')]
  return {
    onComplete,
    field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Код из SMS' }),
    filled: () => boxes().filter(({ dataset }) => dataset.filled !== undefined).length,
    next: () => boxes().findIndex(({ dataset }) => dataset.next !== undefined),
  }
}

test('the browser may offer the code of a message, and a phone shows digits', () => {
  const { field } = renderField()
  expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  expect(field).toHaveAttribute('inputmode', 'numeric')
  expect(field).toHaveAttribute('placeholder', 'Код из SMS')
})

test('typed digits fill the boxes, and the last one completes the code once', async () => {
  const { field, onComplete, filled, next } = renderField()
  await userEvent.type(field, '12')
  expect([filled(), next()]).toEqual([2, 2])
  await userEvent.type(field, 'a34')
  expect(field).toHaveValue('1234')
  expect([filled(), next()]).toEqual([4, 3])
  await userEvent.type(field, '5')
  expect(onComplete.mock.calls).toEqual([['1234']])
})

test('the code is taken out of a whole message', async () => {
  const { field, onComplete } = renderField()
  await userEvent.click(field)
  await userEvent.paste('Ваш код: 48-15. Никому его не говорите')
  expect(field).toHaveValue('4815')
  expect(onComplete).toHaveBeenCalledWith('4815')
})

test('arrows and backspace move between the boxes; a digit replaces the next one of a full code', async () => {
  const { field, onComplete } = renderField({ value: '1234' })
  await userEvent.click(field)
  await userEvent.keyboard('{Home}{ArrowRight}9')
  expect(field).toHaveValue('1934')
  expect(field.selectionStart).toBe(2)
  expect(onComplete).toHaveBeenLastCalledWith('1934')
  await userEvent.keyboard('{End}{Backspace}{Backspace}')
  expect(field).toHaveValue('19')
})

test('a code can be longer, wrong and not to be changed', () => {
  const { field, next } = renderField({ length: 6, value: '12', error: 'Неверный код', disabled: true })
  expect(next()).toBe(2)
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('Неверный код')
  expect(field).toBeDisabled()
})
