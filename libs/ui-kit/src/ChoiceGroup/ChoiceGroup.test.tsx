import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Radio } from '../Radio/Radio.tsx'
import { ChoiceGroup } from './ChoiceGroup.tsx'

test('a group of radio buttons has a name, an error and must be chosen from', () => {
  render(
    <ChoiceGroup label="Магазин" isLabelHidden error="Выберите магазин" required>
      <Radio name="office" label="Варшавское шоссе" />
    </ChoiceGroup>,
  )
  const group = screen.getByRole('radiogroup', { name: 'Магазин' })
  expect(group).toHaveAccessibleDescription('Выберите магазин')
  expect(group).toBeInvalid()
  expect(group).toBeRequired()
  expect(group).toHaveAttribute('data-invalid', 'true')
})

test('a group of check boxes carries no state that its role has not', () => {
  render(
    <ChoiceGroup label="Как связаться" role="group" error="Выберите хотя бы один" required>
      <Checkbox label="Почта" />
    </ChoiceGroup>,
  )
  const group = screen.getByRole('group', { name: 'Как связаться' })
  expect(group).toHaveAccessibleDescription('Выберите хотя бы один')
  expect(group).not.toHaveAttribute('aria-invalid')
  expect(group).not.toHaveAttribute('aria-required')
})

test('Tab comes to the chosen radio button, arrows choose', async () => {
  render(
    <ChoiceGroup label="Оплата">
      <Radio name="payment" label="Картой" defaultChecked />
      <Radio name="payment" label="Наличными" />
    </ChoiceGroup>,
  )
  await userEvent.tab()
  expect(screen.getByRole('radio', { name: 'Картой' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('radio', { name: 'Наличными' })).toBeChecked()
})

test('the note and the price of a choice are read with it', async () => {
  render(<Radio name="way" label="Курьером" aside="390 ₽" note="По вашему адресу" look="card" />)
  await userEvent.click(screen.getByText('По вашему адресу'))
  expect(screen.getByRole('radio', { name: /Курьером.*390 ₽.*По вашему адресу/ })).toBeChecked()
})

test('a box for some of many is neither chosen nor not', () => {
  const { rerender } = render(<Checkbox label="Все" indeterminate />)
  expect(screen.getByRole('checkbox')).toBePartiallyChecked()
  rerender(<Checkbox label="Все" indeterminate={false} />)
  expect(screen.getByRole('checkbox')).not.toBePartiallyChecked()
})

test('space changes a check box', async () => {
  render(<Checkbox label="Все" />)
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(screen.getByRole('checkbox')).toBeChecked()
})
