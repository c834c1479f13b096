import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Radio } from '../Radio/Radio.tsx'
import { Select } from '../Select/Select.tsx'
import { Textarea } from '../Textarea/Textarea.tsx'
import { TextField } from './TextField.tsx'

test('label, hint and error belong to the field', () => {
  const { rerender } = render(<TextField label="ИНН" hint="10 или 12 цифр" />)
  const field = screen.getByRole('textbox', { name: 'ИНН' })
  expect(field).toHaveAccessibleDescription('10 или 12 цифр')
  expect(field).toBeValid()
  rerender(<TextField label="ИНН" hint="10 или 12 цифр" error="Не хватает 5 цифр" />)
  expect(field).toHaveAccessibleDescription('Не хватает 5 цифр')
  expect(field).toBeInvalid()
})

test('a hidden label is still the name', () => {
  render(<TextField label="Цена, от" isLabelHidden />)
  expect(screen.getByLabelText('Цена, от')).toBeInTheDocument()
})

test('all kinds of fields have a name, a description and an error', () => {
  render(
    <>
      <Textarea label="Комментарий" hint="До 500 знаков" />
      <Select label="Город" error="Выберите город" defaultValue="a">
        <option value="a">Москва</option>
      </Select>
    </>,
  )
  expect(screen.getByRole('textbox', { name: 'Комментарий' })).toHaveAccessibleDescription('До 500 знаков')
  expect(screen.getByRole('combobox', { name: 'Город' })).toBeInvalid()
})

test('a press on the words sets the box', async () => {
  render(
    <>
      <Checkbox label="Bosch" count={1_312} />
      <Radio name="way" label="Курьером" />
    </>,
  )
  await userEvent.click(screen.getByText('Bosch'))
  await userEvent.click(screen.getByText('Курьером'))
  expect(screen.getByRole('checkbox', { name: /Bosch/ })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'Курьером' })).toBeChecked()
  expect(screen.getByText('1 312', { collapseWhitespace: true })).toBeInTheDocument()
})

test('the keyboard goes from field to field, and a disabled one is passed by', async () => {
  render(
    <>
      <TextField label="Имя" />
      <TextField label="Отчество" disabled />
      <Textarea label="Комментарий" />
      <Select label="Город">
        <option>Москва</option>
      </Select>
    </>,
  )
  await userEvent.tab()
  await userEvent.keyboard('Анна')
  expect(screen.getByRole('textbox', { name: 'Имя' })).toHaveValue('Анна')
  await userEvent.tab()
  await userEvent.keyboard('Код 12{Enter}Подъезд 3')
  expect(screen.getByRole('textbox', { name: 'Комментарий' })).toHaveValue('Код 12\nПодъезд 3')
  await userEvent.tab()
  expect(screen.getByRole('combobox', { name: 'Город' })).toHaveFocus()
})
