import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Select } from './Select.tsx'

const meta = {
  title: 'Kit/Select',
  component: Select,
  args: {
    label: 'Город',
    children: ['Москва', 'Санкт-Петербург', 'Набережные Челны'].map((town) => <option key={town}>{town}</option>),
  },
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Large: Story = { args: { size: 'l' } }
export const WithHint: Story = { args: { hint: 'От города зависят цены и сроки' } }
export const WithError: Story = { args: { error: 'Выберите город' } }
export const Disabled: Story = { args: { disabled: true } }
export const Focused: Story = { play: ({ canvas }) => canvas.getByRole('combobox').focus() }
export const LongText: Story = {
  args: { children: <option>Республика Саха (Якутия), Верхоянский улус, посёлок Эсе-Хайя</option> },
  render: (args) => (
    <div style={{ width: 220 }}>
      <Select {...args} />
    </div>
  ),
}
