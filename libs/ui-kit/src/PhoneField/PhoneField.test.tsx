import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PhoneField } from './PhoneField.tsx'

function renderField(initial = '') {
  const onChange = jest.fn()
  render(<PhoneField label="Телефон" defaultValue={initial} onChange={onChange} />)
  return { onChange, field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Телефон' }) }
}

test('typed digits fall into the mask [FEEDBACK-012]', async () => {
  const { field, onChange } = renderField()
  await userEvent.type(field, '9162041818')
  expect(field).toHaveValue('+7 (916) 204-18-18')
  expect(onChange).toHaveBeenLastCalledWith('9162041818')
})

test('a wrong first digit is not taken [FEEDBACK-013]', async () => {
  const { field } = renderField()
  await userEvent.type(field, '5')
  expect(field).toHaveValue('')
  await userEvent.type(field, '4')
  expect(field).toHaveValue('+7 (4')
})

test('a pasted number may begin with 8 [FEEDBACK-017]', async () => {
  const { field } = renderField()
  await userEvent.click(field)
  await userEvent.paste('8 (495) 123-45-67')
  expect(field).toHaveValue('+7 (495) 123-45-67')
})

test('a digit typed in the middle leaves the caret there', async () => {
  const { field } = renderField('96204')
  await userEvent.type(field, '1', { initialSelectionStart: 6, initialSelectionEnd: 6 })
  expect(field).toHaveValue('+7 (961) 204')
  expect(field.selectionStart).toBe(7)
})

test('what a form fills in from elsewhere is edited as if it had been typed', async () => {
  const { field } = renderField()
  field.value = '+7 (916) 204'
  await userEvent.type(field, '{Backspace>2/}')
  expect(field).toHaveValue('+7 (916) 2')
  await userEvent.type(field, '{Backspace>2/}')
  expect(field).toHaveValue('+7 (91')
})

test('what was typed before the code came falls into the mask with the next keystroke', async () => {
  const { field } = renderField()
  field.value = '8916204'
  await userEvent.type(field, '1818')
  expect(field).toHaveValue('+7 (916) 204-18-18')
})
