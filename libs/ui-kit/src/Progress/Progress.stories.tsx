import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Progress } from './Progress.tsx'

const meta = {
  title: 'Kit/Progress',
  component: Progress,
  args: { label: 'Загружаем таблицу с артикулами', value: 12, max: 40, valueText: '12 из 40' },
} satisfies Meta<typeof Progress>

export default meta
type Story = StoryObj<typeof meta>

export const Going: Story = {}
export const Empty: Story = { args: { value: 0, valueText: '0 из 40' } }
export const Done: Story = { args: { value: 40, valueText: '40 из 40', tone: 'ok' } }
export const Failed: Story = { args: { tone: 'danger', valueText: 'остановилась на 12-й строке' } }
export const Running: Story = { args: { label: 'Ищем предложения', value: null, valueText: undefined } }
export const LabelHidden: Story = { args: { isLabelHidden: true } }
export const Narrow: Story = {
  args: { label: 'Проверяем наличие каждого товара из вашего списка во всех магазинах региона' },
  render: (args) => (
    <div style={{ width: 240 }}>
      <Progress {...args} />
    </div>
  ),
}
