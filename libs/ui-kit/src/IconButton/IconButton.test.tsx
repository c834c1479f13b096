import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { heartIcon } from '../Icon/icons.ts'
import { IconButton } from './IconButton.tsx'

test('its words are its name and its tip', () => {
  render(<IconButton shape={heartIcon} label="В избранное" />)
  const button = screen.getByRole('button', { name: 'В избранное' })
  expect(button).toHaveAttribute('title', 'В избранное')
  expect(button).not.toHaveAttribute('aria-pressed')
})

test('Enter and Space press it, and a toggle tells its state', async () => {
  const press = jest.fn()
  const { rerender } = render(<IconButton shape={heartIcon} label="В избранное" pressed={false} onClick={press} />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter} ')
  expect(press).toHaveBeenCalledTimes(2)
  rerender(<IconButton shape={heartIcon} label="В избранное" pressed onClick={press} />)
  expect(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'true')
})

test('it sends no form', async () => {
  const submit = jest.fn((event) => event.preventDefault())
  render(
    <form onSubmit={submit}>
      <IconButton shape={heartIcon} label="В избранное" />
    </form>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(submit).not.toHaveBeenCalled()
})
