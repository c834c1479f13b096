import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Banner } from './Banner.tsx'

const meta = {
  title: 'Kit/Banner',
  component: Banner,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Новости магазина', children: '12 июня магазины работают до 18:00.' },
} satisfies Meta<typeof Banner>

export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {}
export const Warn: Story = { args: { tone: 'warn', children: 'Оплата картой временно недоступна.' } }
export const Signal: Story = { args: { tone: 'signal', children: 'Скидки до 40 % на садовую технику.' } }
export const Closable: Story = { args: { onClose: () => {} } }
export const LongWithAction: Story = {
  args: {
    children: 'Крупногабаритные товары в Ленинградскую область привозим дольше обычного: дороги закрыты из-за паводка.',
    action: <a href="/delivery/">Подробнее</a>,
    onClose: () => {},
  },
}
