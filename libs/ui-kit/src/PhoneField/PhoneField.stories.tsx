import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { PhoneField } from './PhoneField.tsx'

const meta = {
  title: 'Kit/PhoneField',
  component: PhoneField,
  args: { label: 'Телефон' },
} satisfies Meta<typeof PhoneField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const HalfFilled: Story = { args: { defaultValue: '916204' } }
export const Filled: Story = {
  args: { defaultValue: '9162041818', hint: 'Позвоним, только если в заказе что-то изменится' },
}
export const WithError: Story = { args: { defaultValue: '916204', error: 'Номер телефона должен содержать 11 цифр' } }
export const Large: Story = { args: { defaultValue: '9162041818', size: 'l' } }
export const Disabled: Story = { args: { defaultValue: '9162041818', disabled: true } }
export const Focused: Story = { play: ({ canvas }) => canvas.getByRole('textbox').focus() }
