import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { userEvent } from 'storybook/test'
import { PasswordField } from './PasswordField.tsx'

const meta = {
  title: 'Kit/PasswordField',
  component: PasswordField,
  args: { label: 'Пароль' },
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  args: { hint: 'От 6 до 50 символов: латинские буквы, цифры, спецсимволы', autoComplete: 'new-password' },
}
export const Filled: Story = { args: { defaultValue: 'perforator18V!' } }
export const Shown: Story = {
  args: { defaultValue: 'perforator18V!' },
  play: ({ canvas }) => userEvent.click(canvas.getByRole('button')),
}
export const WithError: Story = { args: { defaultValue: '123', error: 'Пароль должен содержать от 6 до 50 символов' } }
export const Large: Story = { args: { defaultValue: 'perforator18V!', size: 'l' } }
export const Disabled: Story = { args: { defaultValue: 'perforator18V!', disabled: true } }
export const Focused: Story = { play: ({ canvas }) => canvas.getByLabelText('Пароль').focus() }
