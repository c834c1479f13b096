import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx'
import { media } from '../tokens/tokens.ts'
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx'

const meta = { title: 'Kit/ProductCardSkeleton', component: ProductCardSkeleton } satisfies Meta<
  typeof ProductCardSkeleton
>

export default meta
type Story = StoryObj<typeof meta>

const device = matchMedia(media.phone).matches ? 'phone' : 'desktop'

const narrow: Story['render'] = (args) => (
  <div style={{ width: 220 }}>
    <ProductCardSkeleton {...args} />
  </div>
)

export const Vertical: Story = {
  args: { device },
  render: (args) => (
    <ProductGrid>
      {[1, 2, 3, 4].map((place) => (
        <ProductCardSkeleton key={place} {...args} />
      ))}
    </ProductGrid>
  ),
}
export const Horizontal: Story = { args: { variant: 'horizontal', device } }
export const Light: Story = { args: { variant: 'light' }, render: narrow }
export const VerticalOnPhone: Story = { args: { device: 'phone' }, render: narrow }
export const HorizontalOnPhone: Story = {
  args: { variant: 'horizontal', device: 'phone' },
  render: (args) => (
    <div style={{ maxWidth: 366 }}>
      <ProductCardSkeleton {...args} />
    </div>
  ),
}
