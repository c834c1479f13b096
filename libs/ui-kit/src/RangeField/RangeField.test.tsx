import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RangeField } from './RangeField.tsx'

const price = { label: 'Цена, ₽', min: 0, max: 45_000 }

test('typed ends are given back on Enter, in order', async () => {
  const onChange = jest.fn()
  render(<RangeField {...price} value={{ from: null, to: 1_000 }} onChange={onChange} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Цена, ₽, от' }), '5000{Enter}')
  expect(onChange).toHaveBeenCalledWith({ from: 1_000, to: 5_000 })
})

test('leaving a field gives its end back', async () => {
  const onChange = jest.fn()
  render(<RangeField {...price} value={{ from: null, to: null }} onChange={onChange} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Цена, ₽, до' }), '24 990')
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.tab()
  expect(onChange).toHaveBeenCalledWith({ from: null, to: 24_990 })
})

test('a field left as it was changes nothing', async () => {
  const onChange = jest.fn()
  render(<RangeField {...price} value={{ from: 100, to: null }} onChange={onChange} />)
  await userEvent.click(screen.getByRole('textbox', { name: 'Цена, ₽, от' }))
  await userEvent.tab()
  expect(onChange).not.toHaveBeenCalled()
})

test('a handle moves its field at once and gives the range back when it is let go', () => {
  const onChange = jest.fn()
  render(<RangeField {...price} value={{ from: 1_000, to: null }} onChange={onChange} />)
  const handle = screen.getByRole('slider', { name: 'Цена, ₽, до' })
  fireEvent.change(handle, { target: { value: '20000' } })
  expect(screen.getByRole('textbox', { name: 'Цена, ₽, до' })).toHaveValue('20\u00A0000')
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.pointerUp(handle)
  expect(onChange).toHaveBeenCalledWith({ from: 1_000, to: 20_000 })
})

test('the handles do not pass each other', () => {
  const onChange = jest.fn()
  render(<RangeField {...price} value={{ from: 1_000, to: 5_000 }} onChange={onChange} />)
  const handle = screen.getByRole('slider', { name: 'Цена, ₽, от' })
  fireEvent.change(handle, { target: { value: '20000' } })
  fireEvent.pointerUp(handle)
  expect(onChange).toHaveBeenCalledWith({ from: 5_000, to: 5_000 })
})
