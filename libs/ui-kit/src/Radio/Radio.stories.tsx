import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Radio } from './Radio.tsx'

const meta = {
  title: 'Kit/Radio',
  component: Radio,
  args: { label: 'Картой', name: 'payment' },
} satisfies Meta<typeof Radio>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Checked: Story = { args: { defaultChecked: true } }
export const Disabled: Story = { args: { disabled: true } }
export const Card: Story = {
  args: { label: 'Курьером', aside: '390 ₽', note: 'По вашему адресу, завтра', look: 'card', defaultChecked: true },
}
export const CardNotChosen: Story = {
  args: { label: 'Самовывоз', aside: 'бесплатно', note: '18 магазинов, забрать можно сегодня', look: 'card' },
}
export const CardDisabled: Story = {
  args: { label: 'Курьером', note: 'Недоступно для этого заказа', look: 'card', disabled: true },
}
export const Row: Story = { args: { label: 'Варшавское шоссе, 97', note: 'ежедневно 8:00–22:00', look: 'row' } }
export const Focused: Story = {
  args: { look: 'card', aside: '390 ₽' },
  play: ({ canvas }) => canvas.getByRole('radio').focus(),
}
export const LongText: Story = {
  args: {
    label: 'Транспортной компанией до терминала в вашем городе',
    aside: 'от 1 250 ₽',
    note: 'Срок и цену посчитает компания: они зависят от веса, объёма и расстояния',
    look: 'card',
  },
  render: (args) => (
    <div style={{ width: 280 }}>
      <Radio {...args} />
    </div>
  ),
}
