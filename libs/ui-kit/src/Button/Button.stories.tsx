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
export const Secondary: Story = { args: { variant: 'secondary', children: 'Отмена' } }
export const Inverse: Story = { args: { variant: 'inverse' } }
export const Ghost: Story = { args: { variant: 'ghost', children: 'Показать ещё' } }
export const LinkLike: Story = { args: { variant: 'link', children: 'Ещё 24 производителя' } }
export const Small: Story = { args: { size: 's' } }
export const Large: Story = { args: { size: 'l' } }
export const ExtraLarge: Story = { args: { size: 'xl', wide: true } }
export const Tight: Story = {
  args: { wide: true, tight: true, children: 'Показать 12 048 товаров' },
  render: (args) => (
    <div style={{ width: 180 }}>
      <Button {...args} />
    </div>
  ),
}
export const WithIcon: Story = { args: { icon: cartIcon } }
export const Loading: Story = {
  args: { loading: true, loadingLabel: 'Добавляем', size: 'l', wide: true },
  render: (args) => (
    <div style={{ width: 200 }}>
      <Button {...args} />
    </div>
  ),
}
/** Too narrow for a label beside the spinner. */
export const LoadingShort: Story = { args: { loading: true, loadingLabel: 'Добавляем' } }
export const Disabled: Story = { args: { disabled: true } }
export const WithAddress: Story = { args: { href: '/catalog/', children: 'В каталог' } }
export const Focused: Story = { play: ({ canvas }) => canvas.getByRole('button').focus() }
export const OutlineFocused: Story = {
  args: { variant: 'outline' },
  play: ({ canvas }) => canvas.getByRole('button').focus(),
}
export const OnPhone: Story = {
  args: { wide: true, size: 'l', children: 'Оформить заказ' },
  render: (args) => (
    <div style={{ width: 320 }}>
      <Button {...args} />
    </div>
  ),
}
