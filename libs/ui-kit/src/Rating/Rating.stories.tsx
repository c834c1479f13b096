import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Rating } from './Rating.tsx'

const meta = { title: 'Kit/Rating', component: Rating, args: { value: 4.8, count: 214 } } satisfies Meta<typeof Rating>

export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}
export const Link: Story = { args: { href: '#reviews' } }
export const Low: Story = { args: { value: 1.5, count: 2 } }
export const Whole: Story = { args: { value: 5, count: 1 } }
export const Many: Story = { args: { value: 4.3, count: 12_847 } }
export const WithoutReviews: Story = { args: { value: 0, count: 0 } }
export const Focused: Story = { args: Link.args, play: ({ canvas }) => canvas.getByRole('link').focus() }
