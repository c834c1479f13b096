import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Ruler } from './Ruler.tsx'

const meta = {
  title: 'Kit/Ruler',
  component: Ruler,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Ruler>

export default meta
type Story = StoryObj<typeof meta>

export const WholeWidth: Story = {}
export const Narrow: Story = {
  render: () => (
    <div style={{ width: 200 }}>
      <Ruler />
    </div>
  ),
}
