import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Switch } from './Switch.tsx'

const meta = {
  title: 'Kit/Switch',
  component: Switch,
  args: { label: 'Только в наличии' },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const On: Story = { args: { defaultChecked: true } }
export const Disabled: Story = { args: { disabled: true } }
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } }
export const Focused: Story = { play: ({ canvas }) => canvas.getByRole('switch').focus() }
export const LongText: Story = {
  args: { label: 'Сообщать о снижении цены на товары из избранного и сравнения не чаще раза в неделю' },
  render: (args) => (
    <div style={{ width: 280 }}>
      <Switch {...args} />
    </div>
  ),
}
