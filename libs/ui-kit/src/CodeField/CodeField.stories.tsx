import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useState } from 'react'
import { CodeField, type CodeFieldProps } from './CodeField.tsx'

const meta = {
  title: 'Kit/CodeField',
  component: CodeField,
  args: { value: '', onChange: () => {} },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof CodeField>

export default meta
type Story = StoryObj<typeof meta>

/** Stateful wrapper. */
function Kept(args: CodeFieldProps) {
  const [value, setValue] = useState(args.value)
  return <CodeField {...args} value={value} onChange={setValue} />
}

export const Empty: Story = { args: { hint: 'Отправили код на +7 (916) 204-18-18' } }
export const HalfFilled: Story = { args: { value: '48' } }
export const Filled: Story = { args: { value: '4815' } }
export const SixDigits: Story = { args: { label: 'Код из письма', length: 6, value: '481516' } }
export const WithError: Story = {
  args: { value: '4815', error: 'Неверный код. Проверьте сообщение или получите новый' },
}
export const Disabled: Story = { args: { value: '48', disabled: true } }
export const Focused: Story = { args: { value: '48' }, play: ({ canvas }) => canvas.getByRole('textbox').focus() }
