import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Table } from './Table.tsx'

const drills = ['Bosch GSR 18V-50', 'DeWALT DCD708D2T', 'Makita DDF453SYE', 'ЗУБР ДШЛ-185', 'Интерскол ДА-12ЭР']
const rows = [
  ['Напряжение, В', 18, 18, 18, '18,5', 12],
  ['Крутящий момент, Н·м', 50, 65, 42, 35, 32],
  ['Скоростей', 2, 2, 2, 2, 2],
  ['Масса с батареей, кг', '1,54', '1,6', '1,7', '1,5', '1,1'],
  ['Обороты на первой и второй скорости, об/мин', '460 / 1900', '450 / 1650', '400 / 1300', '400 / 1400', '350 / 1300'],
  ['Гарантия, лет', 3, 3, 1, 5, 2],
]

const Comparison = (props: { maxHeight?: number; isCaptionHidden?: boolean; rowCount?: number }) => (
  <Table
    caption="Дрели-шуруповёрты"
    isCaptionHidden={props.isCaptionHidden}
    columns={[
      { key: 'name', header: 'Характеристика', cell: (row) => row[0] },
      ...drills.map((name, index) => ({
        key: name,
        header: name,
        align: 'end' as const,
        cell: (row: (string | number)[]) => row[index + 1],
      })),
    ]}
    rows={rows.slice(0, props.rowCount)}
    keyOf={([name]) => name!}
    maxHeight={props.maxHeight}
  />
)

const meta = { title: 'Kit/Table', component: Comparison } satisfies Meta<typeof Comparison>

export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {}
export const HeaderStays: Story = {
  args: { maxHeight: 200 },
  play: ({ canvas }) => canvas.getByRole('region').scrollTo(0, 80),
}
export const FirstColumnStays: Story = {
  render: (args) => (
    <div style={{ width: 358 }}>
      <Comparison {...args} />
    </div>
  ),
  play: ({ canvas }) => canvas.getByRole('region').scrollTo(120, 0),
}
export const CaptionHidden: Story = { args: { isCaptionHidden: true } }
export const Empty: Story = { args: { rowCount: 0 } }
export const Focused: Story = { play: ({ canvas }) => canvas.getByRole('region').focus() }
