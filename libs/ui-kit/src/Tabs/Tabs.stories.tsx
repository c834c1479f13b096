import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Tabs } from './Tabs.tsx'

const meta = {
  title: 'Kit/Tabs',
  component: Tabs,
  args: {
    label: 'О товаре',
    tabs: [
      { value: 'about', label: 'Описание', content: 'Ударная дрель для дома и дачи.' },
      { value: 'reviews', label: 'Отзывы', note: '214', content: 'Отличная дрель, беру вторую.' },
      { value: 'papers', label: 'Документы', content: 'Инструкция, сертификат' },
    ],
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {}
export const Second: Story = { args: { defaultValue: 'reviews' } }
export const OnPhone: Story = {
  args: { defaultValue: 'papers' },
  render: (args) => (
    <div style={{ width: 288 }}>
      <Tabs {...args} />
    </div>
  ),
}
export const Focused: Story = { play: ({ canvas }) => canvas.getByRole('tab', { selected: true }).focus() }
