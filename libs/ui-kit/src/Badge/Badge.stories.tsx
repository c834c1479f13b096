import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Badge } from './Badge.tsx'

const meta = { title: 'Kit/Badge', component: Badge, args: { count: 8 } } satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const OneDigit: Story = {}
export const Most: Story = { args: { count: 99 } }
export const More: Story = { args: { count: 100 } }
export const Signal: Story = { args: { tone: 'signal' } }
export const Nothing: Story = { args: { count: 0 } }
