import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { searchIcon } from '../Icon/icons.ts'
import { Icon } from '../Icon/Icon.tsx'
import { TextField } from './TextField.tsx'

const meta = {
  title: 'Kit/TextField',
  component: TextField,
  args: { label: 'Имя и фамилия' },
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: 'Анна Петрова' } }
export const Filled: Story = { args: { defaultValue: 'Анна Петрова' } }
export const WithHint: Story = { args: { label: 'Email', hint: 'Необязательно', type: 'email' } }
export const WithError: Story = {
  args: { defaultValue: 'Anna', error: 'Заполните поле русскими буквами без цифр и знаков препинания' },
}
export const Large: Story = { args: { size: 'l', defaultValue: 'Анна Петрова' } }
export const WithPrefixAndSuffix: Story = { args: { label: 'Цена', prefix: 'от', suffix: '₽', defaultValue: '12 490' } }
export const Search: Story = {
  args: {
    label: 'Адрес или метро',
    isLabelHidden: true,
    placeholder: 'Адрес или метро',
    type: 'search',
    prefix: <Icon shape={searchIcon} />,
  },
}
export const Disabled: Story = { args: { defaultValue: 'Анна Петрова', disabled: true } }
export const ReadOnly: Story = { args: { defaultValue: 'Анна Петрова', readOnly: true } }
export const Focused: Story = { play: ({ canvas }) => canvas.getByRole('textbox').focus() }
export const LongText: Story = {
  args: {
    label: 'Полное наименование организации так, как оно записано в учредительных документах',
    defaultValue: 'Общество с ограниченной ответственностью «Северо-Западное монтажно-строительное управление»',
    hint: 'Подсказка в несколько строк: возьмите наименование из выписки ЕГРЮЛ, вместе с организационной формой и кавычками',
  },
  render: (args) => (
    <div style={{ width: 280 }}>
      <TextField {...args} />
    </div>
  ),
}
