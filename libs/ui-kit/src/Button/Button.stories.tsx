import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { cartIcon } from '../Icon/icons.ts'
import { Button } from './Button.tsx'

const meta = {
  title: 'Kit/Button',
  component: Button,
  args: { children: 'В корзину' },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {}
export const Outline: Story = { args: { variant: 'outline' } }
export const WithIcon: Story = { args: { icon: cartIcon } }
export const Loading: Story = { args: { loading: true, loadingLabel: 'Добавляем' } }
