import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Banner } from './Banner.tsx'

test('a banner is named and can be closed with the keyboard only where somebody listens', async () => {
  const close = jest.fn()
  const { rerender } = render(<Banner label="Новости">До 18:00</Banner>)
  expect(screen.getByRole('complementary', { name: 'Новости' })).toHaveTextContent('До 18:00')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  rerender(
    <Banner label="Новости" onClose={close}>
      До 18:00
    </Banner>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(close).toHaveBeenCalledTimes(1)
})
