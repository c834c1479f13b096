import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Chip } from './Chip.tsx'

test('a chosen chip says so', () => {
  render(
    <>
      <Chip label="Сегодня" selected onClick={() => {}} />
      <Chip label="Дрели" href="/drills/" selected />
    </>,
  )
  expect(screen.getByRole('button', { name: 'Сегодня', pressed: true })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Дрели' })).toHaveAttribute('aria-current', 'true')
})

test('the keyboard presses a chip', async () => {
  const press = jest.fn()
  render(<Chip label="Сегодня" onClick={press} />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter} ')
  expect(press).toHaveBeenCalledTimes(2)
})

test('a removable chip is named by what it does', async () => {
  const remove = jest.fn()
  render(<Chip label="Bosch" removable onClick={remove} />)
  await userEvent.click(screen.getByRole('button', { name: 'Убрать: Bosch' }))
  expect(remove).toHaveBeenCalledTimes(1)
})
