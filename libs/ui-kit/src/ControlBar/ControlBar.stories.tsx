import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { filterIcon, listIcon, sortIcon } from '../Icon/icons.ts'
import { BarButton, BarSelect, ControlBar } from './ControlBar.tsx'

const orders = ['Популярные', 'Дешевле', 'С высоким рейтингом'].map((name) => <option key={name}>{name}</option>)

const meta = {
  title: 'Kit/ControlBar',
  component: ControlBar,
  args: {
    children: [
      <BarButton key="filters" icon={filterIcon} label="Фильтры" count={3} />,
      <BarSelect key="order" icon={sortIcon} label="Порядок">
        {orders}
      </BarSelect>,
      <BarButton key="view" icon={listIcon} label="Показать списком" isIcon />,
    ],
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof ControlBar>

export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}
export const Loading: Story = { args: { children: <BarButton icon={filterIcon} label="Фильтры" loading /> } }
export const LongInNarrow: Story = {
  render: ({ children }) => (
    <div style={{ width: 320 }}>
      <ControlBar>{children}</ControlBar>
    </div>
  ),
  play: ({ canvas, userEvent }) => userEvent.selectOptions(canvas.getByRole('combobox'), 'С высоким рейтингом'),
}
export const Focused: Story = { play: ({ canvas }) => canvas.getByRole('button', { name: /^Фильтры/ }).focus() }
