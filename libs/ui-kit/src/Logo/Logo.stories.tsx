import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Logo } from './Logo.tsx'

const meta = { title: 'Kit/Logo', component: Logo, args: { href: '/' } } satisfies Meta<typeof Logo>

export default meta
type Story = StoryObj<typeof meta>

export const Desktop: Story = {}
export const Phone: Story = { args: { size: 's' } }
export const Focused: Story = { play: ({ canvas }) => canvas.getByRole('link').focus() }
