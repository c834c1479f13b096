import { render, screen } from '@testing-library/react'
import { Accordion } from './Accordion.tsx'

const parts = [
  { title: 'Возврат', content: '14 дней', defaultOpen: true },
  { title: 'Доставка', content: 'Завтра' },
]
const nameOf = (title: string) => screen.getByText(title).closest('details')?.getAttribute('name')

test('parts of a single accordion share a name, by which the browser keeps one open; two accordions do not', () => {
  render(
    <>
      <Accordion single parts={parts} />
      <Accordion single parts={[{ title: 'Оплата', content: 'Картой' }]} />
    </>,
  )
  expect(nameOf('Возврат')).toBeTruthy()
  expect(nameOf('Доставка')).toBe(nameOf('Возврат'))
  expect(nameOf('Оплата')).not.toBe(nameOf('Возврат'))
})

test('otherwise each part is for itself, and what is open at first is open', () => {
  render(<Accordion parts={parts} />)
  expect(nameOf('Возврат')).toBeNull()
  expect(screen.getByText('Возврат').closest('details')).toHaveAttribute('open')
  expect(screen.getByText('Доставка').closest('details')).not.toHaveAttribute('open')
})
