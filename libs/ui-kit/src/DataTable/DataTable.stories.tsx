import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { formatPrice } from '@verstak/money'
import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { DataTable, type DataTableProps } from './DataTable.tsx'
import type { Sorting } from './sorting.ts'

interface Order {
  number: number
  buyer: string
  status: string
  sum: number
}

const orders: Order[] = [
  { number: 15843327, buyer: 'Иванов Иван', status: 'Собирается', sum: 1_249_000 },
  { number: 15843328, buyer: 'ООО «Монтаж-Сервис Северо-Запад»', status: 'Ждёт оплаты', sum: 38_990_050 },
  { number: 15843401, buyer: 'Константинопольская Александра Владиславовна', status: 'Выдан', sum: 99_000 },
  { number: 15843402, buyer: 'Ким Ян', status: 'Отменён', sum: 749_000 },
]

function Orders({ selected: chosen, ...props }: Partial<DataTableProps<Order>>) {
  const [sorting, setSorting] = useState<Sorting>({ column: 'number', direction: 'descending' })
  const [selected, setSelected] = useState(chosen ?? new Set<string | number>())
  return (
    <DataTable
      caption="Заказы"
      columns={[
        { key: 'number', header: 'Заказ', cell: ({ number }) => number, isSortable: true },
        { key: 'buyer', header: 'Покупатель', cell: ({ buyer }) => buyer },
        { key: 'status', header: 'Состояние', cell: ({ status }) => status, isSortable: true },
        { key: 'sum', header: 'Сумма', cell: ({ sum }) => formatPrice(sum), align: 'end', isSortable: true },
      ]}
      rows={orders}
      keyOf={({ number }) => number}
      nameOf={({ number }) => `заказ ${number}`}
      sorting={sorting}
      onSort={setSorting}
      selected={selected}
      onSelect={setSelected}
      actions={
        <Button variant="secondary" size="s">
          Передать в доставку
        </Button>
      }
      rowCount={240}
      pages={{ page: 2, pageCount: 60, hrefOf: (page) => `?page=${page}` }}
      {...props}
    />
  )
}

const meta = { title: 'Kit/DataTable', component: Orders } satisfies Meta<typeof Orders>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Selected: Story = { args: { selected: new Set([15843328, 15843402]) } }
export const WithoutBoxes: Story = { args: { onSelect: undefined, onSort: undefined, pages: undefined } }
export const Empty: Story = { args: { rows: [], pages: undefined } }
export const Loading: Story = { args: { rows: [], isLoading: true, pages: undefined } }
export const Reloading: Story = { args: { isLoading: true } }
export const Failed: Story = { args: { rows: [], hasFailed: true, onRetry: () => {} } }
export const Focused: Story = { play: ({ canvas }) => canvas.getByRole('button', { name: 'Сумма' }).focus() }
