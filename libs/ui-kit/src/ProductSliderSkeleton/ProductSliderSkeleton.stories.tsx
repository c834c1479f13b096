import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Heading } from '../Heading/Heading.tsx'
import { ProductSliderSkeleton } from './ProductSliderSkeleton.tsx'

const meta = {
  title: 'Kit/ProductSliderSkeleton',
  component: ProductSliderSkeleton,
  args: { heading: <Heading level={2}>Вам это понравится</Heading> },
} satisfies Meta<typeof ProductSliderSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Vertical: Story = {}
export const Light: Story = { args: { variant: 'light' } }
export const OnPhone: Story = {
  args: { variant: 'light', device: 'phone' },
  render: (args) => (
    <div style={{ width: 358 }}>
      <ProductSliderSkeleton {...args} />
    </div>
  ),
}
