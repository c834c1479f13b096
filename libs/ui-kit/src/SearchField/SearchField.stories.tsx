import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { SearchField } from './SearchField.tsx'

const meta = {
  title: 'Kit/SearchField',
  component: SearchField,
  args: { label: 'Поиск', submitLabel: 'Найти', placeholder: 'Название, бренд или код товара' },
  render: (args) => (
    <form role="search">
      <SearchField {...args} />
    </form>
  ),
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: 'дрель-шуруповёрт' } }
export const Focused: Story = { play: ({ canvas }) => canvas.getByRole('searchbox').focus() }
export const ButtonFocused: Story = { play: ({ canvas }) => canvas.getByRole('button').focus() }
export const LongInNarrow: Story = {
  args: { defaultValue: 'перфоратор аккумуляторный бесщёточный с двумя батареями' },
  render: (args) => (
    <form role="search" style={{ width: 240 }}>
      <SearchField {...args} />
    </form>
  ),
}
