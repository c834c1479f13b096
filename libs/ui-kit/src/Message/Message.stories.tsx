import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { truckIcon } from '../Icon/icons.ts'
import { Message } from './Message.tsx'

const meta = {
  title: 'Kit/Message',
  component: Message,
  args: { tone: 'info', children: 'Цены указаны для Москвы' },
} satisfies Meta<typeof Message>

export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {}
export const Ok: Story = { args: { tone: 'ok', title: 'Заказ оформлен', children: 'Соберём за 40 минут' } }
export const Warn: Story = { args: { tone: 'warn', children: 'Осталось 2 шт., цена изменилась: 12 490 → 12 990 ₽' } }
export const Danger: Story = {
  args: { tone: 'danger', title: 'Не удалось оформить', children: 'Повторите попытку позже' },
}
export const TitleOnly: Story = { args: { title: 'Доставим завтра', children: undefined } }
export const OwnIcon: Story = { args: { icon: truckIcon, children: 'Бесплатная доставка от 5 000 ₽' } }
export const LongInNarrow: Story = {
  args: {
    tone: 'warn',
    title: 'Часть товаров придёт позже',
    children:
      'Высокопроизводительный электрогенератор и мотопомпу привезём в пункт выдачи 28 ноября, остальное можно забрать сегодня после 18:00.',
  },
  render: (args) => (
    <div style={{ width: 288 }}>
      <Message {...args} />
    </div>
  ),
}
