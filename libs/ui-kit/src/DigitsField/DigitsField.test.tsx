import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DigitsField, type DigitsFieldProps } from './DigitsField.tsx'
import { editDigits, formatDigits } from './digitsMask.ts'

const account = { max: 20, groups: [5, 3, 1, 4, 7] }

function renderField(props: Partial<DigitsFieldProps> = {}) {
  const onChange = jest.fn()
  render(<DigitsField label="ИНН" max={12} {...props} onChange={onChange} />)
  return { onChange, field: screen.getByRole<HTMLInputElement>('textbox', { name: 'ИНН' }) }
}

test.each([
  ['', ''],
  ['40702', '40702'],
  ['407028', '40702 8'],
  ['40702810938000000001', '40702 810 9 3800 0000001'],
])('%s is shown as «%s»', (digits, text) => {
  expect(formatDigits(digits, account.groups)).toBe(text)
})

test('without groups there are no spaces', () => {
  expect(formatDigits('770708389310')).toBe('770708389310')
})

test('only digits are taken, at most so many', async () => {
  const { field, onChange } = renderField()
  await userEvent.type(field, '77a07-08 3893 1234')
  expect(field).toHaveValue('770708389312')
  expect(onChange).not.toHaveBeenCalledWith(expect.stringMatching(/^\d{13,}$|\D/))
})

test('digits are taken out of what is pasted', async () => {
  const { field } = renderField(account)
  await userEvent.click(field)
  await userEvent.paste('р/с 40702-810-9-3800-0000001')
  expect(field).toHaveValue('40702 810 9 3800 0000001')
})

test('the caret stays beside its digit when the middle changes', async () => {
  const { field } = renderField({ ...account, defaultValue: '4070281093800' })
  await userEvent.type(field, '5', { initialSelectionStart: 6, initialSelectionEnd: 6 })
  expect(field).toHaveValue('40702 581 0 9380 0')
  expect(field.selectionStart).toBe(7)
  await userEvent.keyboard('{Backspace}')
  expect(field).toHaveValue('40702 810 9 3800')
  expect(field.selectionStart).toBe(5)
})

test('backspace on a space takes the digit before it', () => {
  // «40702| 8» after the space was deleted by the browser: «407028», caret 5.
  expect(editDigits(account, '407028', '407028', 5, true)).toEqual({ digits: '40708', caret: 4 })
})

test('in a full field a digit takes the place of the next one', () => {
  expect(editDigits({ max: 4 }, '1234', '19234', 2, false)).toEqual({ digits: '1934', caret: 2 })
  expect(editDigits({ max: 4 }, '1234', '12345', 5, false)).toEqual({ digits: '1234', caret: 4 })
})
