import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { DigitsField } from './DigitsField.tsx'

const meta = {
  title: 'Kit/DigitsField',
  component: DigitsField,
  args: { label: 'ИНН', max: 12 },
} satisfies Meta<typeof DigitsField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { hint: '10 или 12 цифр' } }
export const Filled: Story = { args: { defaultValue: '7707083893' } }
export const Grouped: Story = {
  args: { label: 'Расчётный счёт', max: 20, groups: [5, 3, 1, 4, 7], defaultValue: '40702810938000000001' },
}
export const WithError: Story = { args: { defaultValue: '77070838', error: 'ИНН должен быть длиной 10 символов' } }
export const Disabled: Story = { args: { defaultValue: '7707083893', disabled: true } }
export const Focused: Story = {
  args: { defaultValue: '7707' },
  play: ({ canvas }) => canvas.getByRole('textbox').focus(),
}
