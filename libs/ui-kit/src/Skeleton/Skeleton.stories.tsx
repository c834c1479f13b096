import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Skeleton } from './Skeleton.tsx'

const meta = { title: 'Kit/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = {}
export const ShortLine: Story = { args: { width: '40%' } }
export const Box: Story = { args: { width: '228px', height: '228px' } }
export const Paragraph: Story = {
  render: () => (
    <p style={{ maxWidth: 480 }}>
      <Skeleton />
      <Skeleton width="92%" />
      <Skeleton width="56%" />
    </p>
  ),
}
