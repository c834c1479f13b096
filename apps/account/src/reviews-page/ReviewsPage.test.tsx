import { screen } from '@testing-library/react'
import { openAccountPage } from '../testing/openAccountPage.tsx'

test('without reviews the page says that they will come here', async () => {
  await openAccountPage('/user/reviews/', { served: ['/user/orders/all/'] })
  expect(await screen.findByRole('heading', { name: 'Пока здесь ничего нет' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'К моим заказам' })).toHaveAttribute('href', '/user/orders/all/')
})

test('the remote of reviews fills the page', async () => {
  await openAccountPage('/user/reviews/', { hasReviews: true })
  expect(await screen.findByText('Отзыв о дрели')).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Пока здесь ничего нет' })).toBeNull()
})

test('a guest is led to the sign-in, and back here', async () => {
  await openAccountPage('/user/reviews/', { account: null })
  expect(await screen.findByRole('link', { name: 'Войти' })).toHaveAttribute(
    'href',
    '/login/?next=%2Fuser%2Freviews%2F',
  )
})
