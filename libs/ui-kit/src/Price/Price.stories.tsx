import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Price } from './Price.tsx'

const meta = {
  title: 'Kit/Price',
  component: Price,
  args: { kopecks: 1_249_000 },
} satisfies Meta<typeof Price>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithOld: Story = { args: { oldKopecks: 1_529_000 } }
export const Kopecks: Story = { args: { kopecks: 9_950, unit: '/шт' } }
export const Small: Story = { args: { size: 's', oldKopecks: 1_529_000 } }
export const Large: Story = { args: { size: 'l', oldKopecks: 1_529_000, unit: '/шт' } }
export const Muted: Story = { args: { muted: true } }
export const Millions: Story = { args: { kopecks: 129_999_999_99, oldKopecks: 149_999_999_00, unit: '/комплект' } }
export const Stacked: Story = { args: { oldKopecks: 1_529_000, stacked: true } }
/** What does not fit beside goes below. */
export const Narrow: Story = {
  args: { kopecks: 1_249_900, oldKopecks: 1_529_000 },
  render: (args) => (
    <div style={{ width: 132 }}>
      <Price {...args} />
    </div>
  ),
}
