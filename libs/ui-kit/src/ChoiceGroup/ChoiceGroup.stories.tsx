import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Radio } from '../Radio/Radio.tsx'
import { ChoiceGroup } from './ChoiceGroup.tsx'

const meta = {
  title: 'Kit/ChoiceGroup',
  component: ChoiceGroup,
  args: { label: 'Оплата при получении', children: null },
} satisfies Meta<typeof ChoiceGroup>

export default meta
type Story = StoryObj<typeof meta>

const payments = [
  <Radio key="card" name="payment" label="Картой" defaultChecked />,
  <Radio key="cash" name="payment" label="Наличными" />,
]
const offices = Array.from({ length: 9 }, (_, index) => (
  <Radio
    key={index}
    name="office"
    look="row"
    label={`Варшавское шоссе, ${index + 90}`}
    note="ежедневно 8:00–22:00"
    defaultChecked={index === 1}
  />
))

export const Column: Story = { args: { children: payments } }
export const Focused: Story = {
  args: { children: payments },
  play: ({ canvas }) => canvas.getByRole('radio', { name: 'Картой' }).focus(),
}
export const Inline: Story = { args: { children: payments, layout: 'inline', hint: 'Чек придёт на почту' } }
export const Cards: Story = {
  args: {
    label: 'Как получить',
    layout: 'cards',
    children: [
      <Radio key="1" name="way" look="card" label="Самовывоз" aside="бесплатно" note="18 магазинов" defaultChecked />,
      <Radio key="2" name="way" look="card" label="Курьером" aside="390 ₽" note="По вашему адресу, завтра" />,
    ],
  },
}
export const List: Story = { args: { label: 'Магазин', layout: 'list', children: offices } }
export const ListWithError: Story = {
  args: { label: 'Магазин', layout: 'list', children: offices, error: 'Выберите магазин, где заберёте заказ' },
}
export const CheckBoxes: Story = {
  args: {
    label: 'Как связаться',
    role: 'group',
    children: ['Звонок', 'Сообщение', 'Почта'].map((label) => <Checkbox key={label} label={label} />),
    error: 'Выберите хотя бы один способ',
  },
}
