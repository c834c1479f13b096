import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { TextField } from '../TextField/TextField.tsx'
import { FormRow } from './FormRow.tsx'

const meta = {
  title: 'Kit/FormRow',
  component: FormRow,
  args: {
    children: ['Имя', 'Телефон', 'Email'].map((label) => <TextField key={label} label={label} />),
  },
} satisfies Meta<typeof FormRow>

export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {}
export const Three: Story = { args: { columns: 3 } }
export const NotesOfDifferentHeight: Story = {
  args: {
    columns: 3,
    children: [
      <TextField key="1" label="Имя" error="Заполните поле русскими буквами без цифр и знаков препинания" />,
      <TextField key="2" label="Телефон" hint="Позвоним, только если в заказе что-то изменится" />,
      <TextField key="3" label="Email" />,
    ],
  },
}
