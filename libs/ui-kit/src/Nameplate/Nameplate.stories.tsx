import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Nameplate } from './Nameplate.tsx'

const meta = { title: 'Kit/Nameplate', component: Nameplate, args: { children: 'Хит' } } satisfies Meta<
  typeof Nameplate
>

export default meta
type Story = StoryObj<typeof meta>

export const Hit: Story = {}
export const Discount: Story = { args: { kind: 'discount', children: '−18 %' } }
export const New: Story = { args: { kind: 'new', children: 'Новинка' } }
export const Pro: Story = { args: { kind: 'pro', children: 'Профи' } }
export const ColoursOfTheShop: Story = {
  args: { backgroundColor: '#5B2A86', textColor: '#FFFFFF', children: 'Чёрная пятница' },
}
export const LongInNarrow: Story = {
  args: { kind: 'discount', children: 'Распродажа складских остатков до конца ноября' },
  render: (args) => (
    <div style={{ width: 160 }}>
      <Nameplate {...args} />
    </div>
  ),
}
