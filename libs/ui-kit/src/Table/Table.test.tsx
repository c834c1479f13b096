import { render, screen, within } from '@testing-library/react'
import { Table } from './Table.tsx'

const rows = [
  { id: 1, name: 'Дрель', price: '12 490 ₽' },
  { id: 2, name: 'Лобзик', price: '7 490 ₽' },
]

function show() {
  render(
    <Table
      caption="Сравнение"
      columns={[
        { key: 'name', header: 'Товар', cell: ({ name }) => name },
        { key: 'price', header: 'Цена', cell: ({ price }) => price, align: 'end' },
      ]}
      rows={rows}
      keyOf={({ id }) => id}
      maxHeight={320}
    />,
  )
}

test('the table has a name, and its rows and columns have headers', () => {
  show()
  const table = screen.getByRole('table', { name: 'Сравнение' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((header) => header.textContent),
  ).toEqual(['Товар', 'Цена'])
  expect(within(table).getByRole('rowheader', { name: 'Лобзик' }).parentElement).toHaveTextContent('7 490 ₽')
})

test('what scrolls can be reached by the keyboard and says what it is', () => {
  show()
  const region = screen.getByRole('region', { name: 'Сравнение' })
  expect(region).toHaveAttribute('tabindex', '0')
  expect(region).toHaveStyle({ maxHeight: '320px' })
})

test('figures stand under each other', () => {
  show()
  expect(screen.getByRole('cell', { name: '7 490 ₽' })).toHaveAttribute('data-align', 'end')
})
