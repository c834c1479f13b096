import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = {
  title: 'Kit/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'Цена: ' },
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

export const BeforeAPrice: Story = {
  render: (args) => (
    <p>
      <VisuallyHidden {...args} />
      12 490 ₽ (слово «Цена» слышно, но не видно)
    </p>
  ),
}
