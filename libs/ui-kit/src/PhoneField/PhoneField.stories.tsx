import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useState } from 'react'
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx'

const meta = {
  title: 'Kit/PhoneField',
  component: PhoneField,
  args: { label: 'Телефон', value: '', onChange: () => {} },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof PhoneField>

export default meta
type Story = StoryObj<typeof meta>

/** Keeps what is written. */
function Kept(args: PhoneFieldProps) {
  const [value, setValue] = useState(args.value)
  return <PhoneField {...args} value={value} onChange={setValue} />
}

export const Empty: Story = {}
export const HalfFilled: Story = { args: { value: '916204' } }
export const Filled: Story = { args: { value: '9162041818', hint: 'Позвоним, только если в заказе что-то изменится' } }
export const WithError: Story = { args: { value: '916204', error: 'Номер телефона должен содержать 11 цифр' } }
export const Large: Story = { args: { value: '9162041818', size: 'l' } }
export const Disabled: Story = { args: { value: '9162041818', disabled: true } }
export const Focused: Story = { play: ({ canvas }) => canvas.getByRole('textbox').focus() }
