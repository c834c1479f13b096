import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { VirtualList } from './VirtualList.tsx'

const streets = ['Ленина', 'Варшавское шоссе', 'Каширский проезд', 'Профсоюзная', 'Рябиновая']
const shops = Array.from({ length: 2_000 }, (_, index) => ({
  id: index,
  address: `${streets[index % streets.length]}, ${(index % 97) + 1}`,
}))

const Shops = (props: { count: number; height?: number }) => (
  <VirtualList
    label="Пункты выдачи"
    items={shops.slice(0, props.count)}
    keyOf={({ id }) => id}
    render={({ id, address }) => (
      <p style={{ padding: '10px 12px' }}>
        <b>Пункт {id + 1}</b>
        <br />
        {address}
        {id % 7 === 3 && ', вход со двора, второй подъезд, домофон 12, предъявите код из сообщения и паспорт'}
      </p>
    )}
    height={props.height ?? 360}
    itemHeight={60}
  />
)

const meta = { title: 'Kit/VirtualList', component: Shops, args: { count: 2_000 } } satisfies Meta<typeof Shops>

export default meta
type Story = StoryObj<typeof meta>

export const TwoThousand: Story = {}
export const ShorterThanItsWindow: Story = { args: { count: 2 } }
export const Focused: Story = { play: ({ canvas }) => canvas.getByRole('list').parentElement?.focus() }
export const OnPhone: Story = {
  render: (args) => (
    <div style={{ width: 320 }}>
      <Shops {...args} />
    </div>
  ),
}
