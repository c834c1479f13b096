import { fireEvent, render, screen } from '@testing-library/react'
import { Slider } from './Slider.tsx'

const props = { label: 'Радиус', min: 1, max: 50, value: 10, format: (km: number) => `${km} км` }

test('the value is shown and read aloud in its unit', () => {
  render(<Slider {...props} onChange={() => {}} hint="От вашего адреса" />)
  const slider = screen.getByRole('slider', { name: 'Радиус' })
  expect(slider).toHaveAttribute('aria-valuetext', '10 км')
  expect(screen.getByText('10 км')).toBeInTheDocument()
  expect(slider).toHaveAccessibleDescription('От вашего адреса')
  expect([slider.getAttribute('min'), slider.getAttribute('max')]).toEqual(['1', '50'])
})

test('a moved handle gives its number', () => {
  const onChange = jest.fn()
  render(<Slider {...props} onChange={onChange} />)
  fireEvent.change(screen.getByRole('slider'), { target: { value: '25' } })
  expect(onChange).toHaveBeenCalledWith(25)
})
