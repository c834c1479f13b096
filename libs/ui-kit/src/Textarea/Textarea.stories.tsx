import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Textarea } from './Textarea.tsx'

const meta = {
  title: 'Kit/Textarea',
  component: Textarea,
  args: { label: 'Комментарий к заказу' },
} satisfies Meta<typeof Textarea>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: 'Например, код домофона', hint: 'Необязательно' } }
export const Filled: Story = {
  args: { defaultValue: 'Позвоните за час до приезда. Подъезд со двора, домофон не работает, встречу внизу.' },
}
export const WithError: Story = {
  args: { label: 'Адрес', defaultValue: 'Москва', error: 'Напишите адрес полностью: город, улица, дом, квартира' },
}
export const Fixed: Story = { args: { rows: 2, fixed: true } }
export const LongText: Story = {
  args: {
    label: 'Что рассказать курьеру о подъезде, лифте и о том, где поставить машину, чтобы не ждать',
    hint: 'Необязательно. Не больше 500 знаков; телефон получателя у курьера уже есть',
  },
  render: (args) => (
    <div style={{ width: 280 }}>
      <Textarea {...args} />
    </div>
  ),
}
export const Disabled: Story = { args: { defaultValue: 'Позвоните за час', disabled: true } }
export const Focused: Story = { play: ({ canvas }) => canvas.getByRole('textbox').focus() }
