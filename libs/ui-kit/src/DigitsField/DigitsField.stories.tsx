import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useState } from 'react'
import { DigitsField, type DigitsFieldProps } from './DigitsField.tsx'

const meta = {
  title: 'Kit/DigitsField',
  component: DigitsField,
  args: { label: 'ИНН', max: 12, value: '', onChange: () => {} },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof DigitsField>

export default meta
type Story = StoryObj<typeof meta>

/** Keeps what is written. */
function Kept(args: DigitsFieldProps) {
  const [value, setValue] = useState(args.value)
  return <DigitsField {...args} value={value} onChange={setValue} />
}

export const Empty: Story = { args: { hint: '10 или 12 цифр' } }
export const Filled: Story = { args: { value: '7707083893' } }
export const Grouped: Story = {
  args: { label: 'Расчётный счёт', max: 20, groups: [5, 3, 1, 4, 7], value: '40702810938000000001' },
}
export const WithError: Story = { args: { value: '77070838', error: 'ИНН должен быть длиной 10 символов' } }
export const Disabled: Story = { args: { value: '7707083893', disabled: true } }
export const Focused: Story = { args: { value: '7707' }, play: ({ canvas }) => canvas.getByRole('textbox').focus() }
