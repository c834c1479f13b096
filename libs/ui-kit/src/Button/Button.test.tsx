import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from './Button.tsx'

test('a button is pressed by mouse and by keyboard', async () => {
  const press = jest.fn()
  render(<Button onClick={press}>В корзину</Button>)
  await userEvent.click(screen.getByRole('button', { name: 'В корзину' }))
  await userEvent.keyboard('{Enter} ')
  expect(press).toHaveBeenCalledTimes(3)
})

test('while loading it says so, keeps the focus and ignores presses', async () => {
  const press = jest.fn()
  const submit = jest.fn((event) => event.preventDefault())
  render(
    <form onSubmit={submit}>
      <Button type="submit" loading loadingLabel="Добавляем" onClick={press}>
        В корзину
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: /Добавляем/ })
  await userEvent.click(button)
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(press).not.toHaveBeenCalled()
  expect(submit).not.toHaveBeenCalled()
})

test('a button with an address is a link', () => {
  render(<Button href="/catalog/">Каталог</Button>)
  expect(screen.getByRole('link', { name: 'Каталог' })).toHaveAttribute('href', '/catalog/')
})

test('a button does not send the form around it unless it is told to', async () => {
  const submit = jest.fn((event) => event.preventDefault())
  render(
    <form onSubmit={submit}>
      <Button>Просто</Button>
      <Button type="submit">Отправить</Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Просто' }))
  expect(submit).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Отправить' }))
  expect(submit).toHaveBeenCalledTimes(1)
})
