import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Disclosure } from './Disclosure.tsx'

const meta = {
  title: 'Kit/Disclosure',
  component: Disclosure,
  args: { summary: 'Мощность, Вт', children: 'от 500 до 2 200' },
} satisfies Meta<typeof Disclosure>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = { args: { defaultOpen: true } }
export const LongSummary: Story = {
  args: { summary: 'Максимальная производительность при номинальном напряжении', defaultOpen: true },
  render: (args) => (
    <div style={{ width: 240 }}>
      <Disclosure {...args} />
    </div>
  ),
}
export const Focused: Story = { play: ({ canvas }) => canvas.getByText('Мощность, Вт').focus() }
