import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { storeIcon } from '../Icon/icons.ts'
import { Chip } from './Chip.tsx'

const meta = { title: 'Kit/Chip', component: Chip, args: { label: 'Сегодня' } } satisfies Meta<typeof Chip>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Selected: Story = { args: { selected: true } }
export const Removable: Story = { args: { label: 'Bosch', removable: true } }
export const WithNote: Story = { args: { label: 'Дрели', note: '1 312' } }
export const SelectedWithNote: Story = { args: { label: 'Дрели', note: '1 312', selected: true } }
export const WithIcon: Story = { args: { label: 'В магазине', icon: storeIcon } }
export const Tall: Story = { args: { size: 'm' } }
export const Missing: Story = { args: { label: '2×4,0 А·ч', size: 'm', href: '/product/2/', missing: true } }
export const MissingSelected: Story = { args: { ...Missing.args, selected: true } }
export const AsLink: Story = { args: { href: '/category/dreli-1/' } }
export const LongInNarrow: Story = {
  args: { label: 'Высокопроизводительные электрогенераторы', note: '12 048' },
  render: (args) => (
    <div style={{ width: 220 }}>
      <Chip {...args} />
    </div>
  ),
}
export const Disabled: Story = { args: { disabled: true } }
export const Focused: Story = { play: ({ canvas }) => canvas.getByRole('button').focus() }
