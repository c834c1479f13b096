import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Link } from '../Link/Link.tsx'
import { SpecificationList } from './SpecificationList.tsx'

const items = [
  { name: 'Напряжение', value: '18 В' },
  { name: 'Крутящий момент', value: '50 Н·м' },
  { name: 'Аккумуляторы', value: '2×2,0 А·ч, Li-Ion' },
  { name: 'Бренд', value: <Link href="/brand/bosch-7/">Bosch</Link> },
]

const meta = {
  title: 'Kit/SpecificationList',
  component: SpecificationList,
  args: { items },
} satisfies Meta<typeof SpecificationList>

export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}
export const One: Story = { args: { items: items.slice(0, 1) } }
export const Long: Story = {
  args: {
    items: [
      ...items,
      {
        name: 'Максимальный диаметр сверления в древесине, кирпиче и конструкционной стали',
        value: '35 / 13 / 10 мм; в древесине мягких пород биметаллической коронкой до 68 мм',
      },
      { name: 'Электробезопасность', value: 'Двойнаяизоляциябезперерывовипереносовдлянеразрывноготекста' },
    ],
  },
  render: (args) => (
    <div style={{ maxWidth: 360 }}>
      <SpecificationList {...args} />
    </div>
  ),
}
