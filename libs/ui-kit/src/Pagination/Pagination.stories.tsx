import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Pagination } from './Pagination.tsx'

const meta = {
  title: 'Kit/Pagination',
  component: Pagination,
  args: { page: 5, pageCount: 37, hrefOf: (page) => `/category/dreli-7110/page${page}/` },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const Middle: Story = {}
export const First: Story = { args: { page: 1 } }
export const Last: Story = { args: { page: 37 } }
export const Two: Story = { args: { page: 2, pageCount: 2 } }
export const Thousands: Story = { args: { page: 1_204, pageCount: 2_408 } }
export const Focused: Story = { play: ({ canvas }) => canvas.getAllByRole('link')[2]?.focus() }
