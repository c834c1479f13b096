import { render, screen } from '@testing-library/react'
import { Progress } from './Progress.tsx'

test('how much is done is told in figures and in words', () => {
  render(<Progress label="Загружаем таблицу" value={12} max={40} valueText="12 из 40" />)
  const bar = screen.getByRole('progressbar', { name: 'Загружаем таблицу' })
  expect(bar).toHaveAttribute('aria-valuenow', '12')
  expect(bar).toHaveAttribute('aria-valuemax', '40')
  expect(bar).toHaveAttribute('aria-valuetext', '12 из 40')
  expect(bar.firstElementChild).toHaveStyle({ width: '30%' })
})

test.each([
  [-3, 0, '0%'],
  [90, 40, '100%'],
])('%i stays within the bar', (value, shown, width) => {
  render(<Progress label="Загрузка" value={value} max={40} />)
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(shown))
  expect(screen.getByRole('progressbar').firstElementChild).toHaveStyle({ width })
})

test('nothing to do is an empty bar', () => {
  render(<Progress label="Загрузка" value={0} max={0} />)
  expect(screen.getByRole('progressbar').firstElementChild).toHaveStyle({ width: '0%' })
})

test('when how much is done is not known, no figure is told', () => {
  render(<Progress label="Ищем" value={null} isLabelHidden />)
  expect(screen.getByRole('progressbar', { name: 'Ищем' })).not.toHaveAttribute('aria-valuenow')
})
