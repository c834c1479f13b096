import { render, screen } from '@testing-library/react'
import { Nameplate } from './Nameplate.tsx'

test('a plate is drawn in the colours that come with it [TILE-008]', () => {
  render(
    <Nameplate backgroundColor="#0f6b76" textColor="#ffffff">
      Лидер
    </Nameplate>,
  )
  expect(screen.getByText('Лидер')).toHaveStyle({ backgroundColor: '#0f6b76', color: '#ffffff' })
})

test('without colours the kind decides', () => {
  render(<Nameplate kind="discount">−18 %</Nameplate>)
  const plate = screen.getByText('−18 %')
  expect(plate).toHaveAttribute('data-kind', 'discount')
  expect(plate).not.toHaveAttribute('style')
})
