import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { closeIcon, compareIcon, heartIcon, sendIcon } from '../Icon/icons.ts'
import { IconButton } from './IconButton.tsx'

const meta = {
  title: 'Kit/IconButton',
  component: IconButton,
  args: { shape: heartIcon, label: 'В избранное' },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Favorite: Story = { args: { pressed: true, tone: 'favorite' } }
export const Compare: Story = { args: { shape: compareIcon, label: 'К сравнению', pressed: true, tone: 'compare' } }
export const Small: Story = { args: { shape: closeIcon, label: 'Закрыть', size: 's', iconSize: 's' } }
export const Inverse: Story = { args: { shape: sendIcon, label: 'Отправить', size: 'l', tone: 'inverse' } }
export const Busy: Story = { args: { busy: true, tone: 'favorite', pressed: false } }
export const Disabled: Story = { args: { disabled: true } }
export const Focused: Story = { play: ({ canvas }) => canvas.getByRole('button').focus() }
