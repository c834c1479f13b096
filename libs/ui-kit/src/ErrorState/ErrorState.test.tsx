import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ErrorState } from './ErrorState.tsx'

test('a failure is read aloud and can be tried again', async () => {
  const retry = jest.fn()
  const { rerender } = render(<ErrorState title="Отзывы не загрузились" onRetry={retry} />)
  expect(screen.getByRole('alert')).toHaveTextContent('Отзывы не загрузились')
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(retry).toHaveBeenCalledTimes(1)
  rerender(<ErrorState title="Отзывы не загрузились" onRetry={retry} isRetrying />)
  await userEvent.click(screen.getByRole('button', { name: /Повторить/ }))
  expect(retry).toHaveBeenCalledTimes(1)
})
