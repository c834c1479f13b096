import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Switch } from './Switch.tsx'

test('space and a press on the words turn it', async () => {
  const onChange = jest.fn()
  render(<Switch label="Только в наличии" onChange={(event) => onChange(event.target.checked)} />)
  const control = screen.getByRole('switch', { name: 'Только в наличии' })
  await userEvent.tab()
  expect(control).toHaveFocus()
  await userEvent.keyboard(' ')
  expect(control).toBeChecked()
  await userEvent.click(screen.getByText('Только в наличии'))
  expect(control).not.toBeChecked()
  expect(onChange.mock.calls).toEqual([[true], [false]])
})

test('a disabled one cannot be turned', async () => {
  render(<Switch label="Звонки" disabled />)
  await userEvent.click(screen.getByText('Звонки'))
  expect(screen.getByRole('switch')).not.toBeChecked()
})
