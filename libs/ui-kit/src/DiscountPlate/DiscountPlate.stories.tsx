import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { DiscountPlate } from './DiscountPlate.tsx'

const meta = {
  title: 'Kit/DiscountPlate',
  component: DiscountPlate,
  args: { oldKopecks: 1_529_000, kopecks: 1_249_000 },
} satisfies Meta<typeof DiscountPlate>

export default meta
type Story = StoryObj<typeof meta>

export const Discount: Story = {}
export const Maximum: Story = { args: { isMaximum: true } }
