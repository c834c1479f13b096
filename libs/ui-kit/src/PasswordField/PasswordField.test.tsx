import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PasswordField } from './PasswordField.tsx'

const field = () => screen.getByLabelText<HTMLInputElement>('Пароль')
const eye = () => screen.getByRole('button', { name: 'Показать пароль' })

test('by the keyboard the password is shown and hidden again, and stays', async () => {
  render(<PasswordField label="Пароль" />)
  expect(field()).toHaveAttribute('type', 'password')
  await userEvent.tab()
  await userEvent.keyboard('secret1!')
  await userEvent.tab()
  expect(eye()).toHaveFocus()
  await userEvent.keyboard(' ')
  expect(eye()).toHaveAttribute('aria-pressed', 'true')
  expect(field()).toHaveAttribute('type', 'text')
  expect(field()).toHaveValue('secret1!')
  await userEvent.keyboard('{Enter}')
  expect(field()).toHaveAttribute('type', 'password')
})

test('the button does not send the form', async () => {
  const submit = jest.fn((event) => event.preventDefault())
  render(
    <form onSubmit={submit}>
      <PasswordField label="Пароль" />
    </form>,
  )
  await userEvent.click(eye())
  expect(submit).not.toHaveBeenCalled()
})

test('the browser is told which password it is', () => {
  const { rerender } = render(<PasswordField label="Пароль" />)
  expect(field()).toHaveAttribute('autocomplete', 'current-password')
  rerender(<PasswordField label="Пароль" autoComplete="new-password" disabled error="Введите пароль" />)
  expect(field()).toHaveAttribute('autocomplete', 'new-password')
  expect(field()).toHaveAccessibleDescription('Введите пароль')
  expect(eye()).toBeDisabled()
})
