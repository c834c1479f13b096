import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Checkbox } from './Checkbox.tsx'

const meta = {
  title: 'Kit/Checkbox',
  component: Checkbox,
  args: { label: 'Bosch' },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Checked: Story = { args: { defaultChecked: true } }
export const Indeterminate: Story = { args: { label: 'Выбрать все', indeterminate: true } }
export const WithCount: Story = { args: { count: 1_312, defaultChecked: true } }
export const Disabled: Story = { args: { label: 'Hammer', count: 0, disabled: true } }
export const DisabledChecked: Story = { args: { disabled: true, defaultChecked: true } }
export const Focused: Story = { play: ({ canvas }) => canvas.getByRole('checkbox').focus() }
export const LongText: Story = {
  args: { label: 'Согласен на обработку персональных данных и на получение сообщений о заказе и акциях магазина' },
  render: (args) => (
    <div style={{ width: 280 }}>
      <Checkbox {...args} />
    </div>
  ),
}
