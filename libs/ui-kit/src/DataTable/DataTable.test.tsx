import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { DataColumn } from './dataColumn.ts'
import { DataTable, type DataTableProps } from './DataTable.tsx'
import type { Selection } from './selection.ts'
import type { Sorting } from './sorting.ts'

interface Order {
  number: number
  buyer: string
  sum: number
}

const orders: Order[] = [
  { number: 101, buyer: 'Иванов', sum: 12_490 },
  { number: 102, buyer: 'Петров', sum: 990 },
  { number: 103, buyer: 'Сидоров', sum: 7_490 },
]

const columns: DataColumn<Order>[] = [
  { key: 'number', header: 'Заказ', cell: ({ number }) => `№ ${number}`, isSortable: true },
  { key: 'buyer', header: 'Покупатель', cell: ({ buyer }) => buyer },
  { key: 'sum', header: 'Сумма', cell: ({ sum }) => `${sum} ₽`, align: 'end', isSortable: true },
]

function Orders(props: Partial<DataTableProps<Order>>) {
  const [selected, setSelected] = useState<Selection>(new Set())
  const [sorting, setSorting] = useState<Sorting>({ column: 'number', direction: 'ascending' })
  return (
    <DataTable
      caption="Заказы"
      columns={columns}
      rows={orders}
      keyOf={({ number }) => number}
      nameOf={({ number }) => `заказ ${number}`}
      sorting={sorting}
      onSort={setSorting}
      selected={selected}
      onSelect={setSelected}
      actions={<button>Отменить</button>}
      {...props}
    />
  )
}

const header = (name: string) => screen.getByRole('columnheader', { name })

test('a press on a header orders by its column, another one the other way round', async () => {
  render(<Orders />)
  expect(header('Заказ')).toHaveAttribute('aria-sort', 'ascending')
  expect(header('Сумма')).toHaveAttribute('aria-sort', 'none')
  await userEvent.click(screen.getByRole('button', { name: 'Сумма' }))
  expect(header('Сумма')).toHaveAttribute('aria-sort', 'ascending')
  expect(header('Заказ')).toHaveAttribute('aria-sort', 'none')
  await userEvent.click(screen.getByRole('button', { name: 'Сумма' }))
  expect(header('Сумма')).toHaveAttribute('aria-sort', 'descending')
})

test('a column that cannot be ordered by has no button', () => {
  render(<Orders />)
  expect(header('Покупатель')).not.toHaveAttribute('aria-sort')
  expect(screen.queryByRole('button', { name: 'Покупатель' })).not.toBeInTheDocument()
})

test('headers and boxes are reached by Tab in the order of reading, and pressed by Enter and Space', async () => {
  render(<Orders />)
  const all = screen.getByRole('checkbox', { name: 'Выбрать все строки страницы' })
  await userEvent.tab()
  expect(all).toHaveFocus()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Заказ' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(header('Заказ')).toHaveAttribute('aria-sort', 'descending')
  await userEvent.tab()
  await userEvent.tab()
  expect(screen.getByRole('checkbox', { name: 'Выбрать: заказ 101' })).toHaveFocus()
  await userEvent.keyboard(' ')
  expect(screen.getByRole('checkbox', { name: 'Выбрать: заказ 101' })).toBeChecked()
})

test('some rows selected: the box over all is neither on nor off, and what can be done is there', async () => {
  render(<Orders />)
  expect(screen.queryByRole('button', { name: 'Отменить' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Выбрать: заказ 102' }))
  expect(screen.getByRole('status')).toHaveTextContent('Выбрано: 1 строка')
  expect(screen.getByRole('button', { name: 'Отменить' })).toBeVisible()
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /все/ }).indeterminate).toBe(true)
})

test('the box over all selects the rows of this page and keeps those of others', async () => {
  const onSelect = jest.fn()
  const { rerender } = render(<Orders selected={new Set([7])} onSelect={onSelect} />)
  await userEvent.click(screen.getByRole('checkbox', { name: /все/ }))
  expect([...onSelect.mock.lastCall[0]].sort()).toEqual([101, 102, 103, 7].sort())
  rerender(<Orders selected={new Set([7, 101, 102, 103])} onSelect={onSelect} />)
  await userEvent.click(screen.getByRole('checkbox', { name: /все/ }))
  expect([...onSelect.mock.lastCall[0]]).toEqual([7])
})

test('the selection can be given up', async () => {
  render(<Orders />)
  await userEvent.click(screen.getByRole('checkbox', { name: /все/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Снять выбор' }))
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked()
})

test('rows tell their place among those of all pages', () => {
  render(<Orders rowCount={240} firstRow={50} pages={{ page: 2, pageCount: 5, hrefOf: (page) => `?page=${page}` }} />)
  expect(screen.getByRole('table', { name: 'Заказы' })).toHaveAttribute('aria-rowcount', '241')
  expect(screen.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '52')
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Страница 2')
})

test('the first cell names its row', () => {
  render(<Orders />)
  expect(within(screen.getByRole('rowheader', { name: '№ 102' }).parentElement!).getByText('Петров')).toBeVisible()
})

test('no rows have words in their place', () => {
  const { rerender } = render(<Orders rows={[]} />)
  expect(screen.getByRole('heading', { name: 'Здесь пока ничего нет' })).toBeVisible()
  rerender(<Orders rows={[]} empty={<p>Заказов за сегодня нет</p>} />)
  expect(screen.getByText('Заказов за сегодня нет')).toBeVisible()
})

test('rows on their way have places; rows that are replaced stay, and the table is busy', () => {
  const { rerender } = render(<Orders rows={[]} isLoading />)
  expect(screen.getByRole('status')).toHaveTextContent('Таблица загружается')
  expect(screen.queryByText('Здесь пока ничего нет')).not.toBeInTheDocument()
  rerender(<Orders isLoading />)
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByText('Петров')).toBeVisible()
})

test('rows that could not be had can be tried again', async () => {
  const onRetry = jest.fn()
  render(<Orders rows={[]} hasFailed onRetry={onRetry} />)
  expect(screen.getByRole('alert')).toHaveTextContent('Таблица не загрузилась')
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})
