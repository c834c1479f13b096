import { act, render, screen } from '@testing-library/react'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import { NavigationProgress } from './NavigationProgress.tsx'

test('the line is there as long as the next page is on its way', async () => {
  const arrival = Promise.withResolvers<null>()
  const router = createMemoryRouter([
    { path: '/', element: <NavigationProgress /> },
    { path: '/slow/', element: <NavigationProgress />, loader: () => arrival.promise },
  ])
  render(<RouterProvider router={router} useTransitions={false} />)
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  act(() => void router.navigate('/slow/'))
  expect(await screen.findByRole('progressbar', { name: 'Страница загружается' })).toBeInTheDocument()
  await act(async () => arrival.resolve(null))
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
})
