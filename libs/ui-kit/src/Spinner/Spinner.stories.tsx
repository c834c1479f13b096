import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { fontSize } from '../tokens/tokens.ts'
import { Spinner } from './Spinner.tsx'

const meta = { title: 'Kit/Spinner', component: Spinner, args: { label: 'Загружаем' } } satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Alone: Story = {}
export const BesideText: Story = {
  args: { label: undefined },
  render: (args) => (
    <span style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
      <Spinner {...args} /> Загружаем отзывы
    </span>
  ),
}
export const InLargeText: Story = {
  render: (args) => (
    <span style={{ fontSize: fontSize.s32 }}>
      <Spinner {...args} />
    </span>
  ),
}
