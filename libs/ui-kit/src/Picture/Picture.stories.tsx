import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Picture } from './Picture.tsx'

const meta = {
  title: 'Kit/Picture',
  component: Picture,
  args: { src: '/pictures/v1/drill/bosch/main/{size}.{format}', alt: 'Рисунок: дрель-шуруповёрт', size: 228 },
} satisfies Meta<typeof Picture>

export default meta
type Story = StoryObj<typeof meta>

export const Tile: Story = {}
export const Thumbnail: Story = { args: { size: 56 } }
export const Light: Story = { args: { size: { width: 204, height: 184 } } }
export const Gallery: Story = { args: { size: 560, priority: true } }
export const Missing: Story = { args: { src: '/pictures/v1/no-such/{size}.{format}' } }
