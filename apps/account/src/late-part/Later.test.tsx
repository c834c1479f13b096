import { act, render, screen } from '@testing-library/react'
import { Later } from './Later.tsx'

test('a part at the end of a page is there with the first sign of the visitor', async () => {
  render(
    <Later fallback={<p>Место</p>}>
      <p>Ключи</p>
    </Later>,
  )
  expect(screen.getByText('Место')).toBeVisible()
  await act(async () => void dispatchEvent(new Event('keydown')))
  expect(screen.getByText('Ключи')).toBeVisible()
})
