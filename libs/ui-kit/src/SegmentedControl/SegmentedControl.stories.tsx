import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useState } from 'react'
import { gridIcon, listIcon } from '../Icon/icons.ts'
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx'

const meta = {
  title: 'Kit/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'Кто вы',
    segments: [
      { value: 'person', label: 'Для себя' },
      { value: 'company', label: 'Для компании' },
    ],
    value: 'person',
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof SegmentedControl>

export default meta
type Story = StoryObj<typeof meta>

/** Stateful wrapper. */
function Kept(args: SegmentedControlProps<string>) {
  const [value, setValue] = useState(args.value)
  return <SegmentedControl {...args} value={value} onChange={setValue} />
}

export const Words: Story = {}
export const Icons: Story = {
  args: {
    label: 'Вид списка',
    segments: [
      { value: 'grid', label: 'Плитка', icon: gridIcon },
      { value: 'list', label: 'Список', icon: listIcon },
    ],
    value: 'list',
  },
}
export const Links: Story = {
  args: {
    segments: [
      { value: 'all', label: 'Все', href: '?all' },
      { value: 'new', label: 'Новые', href: '?new' },
    ],
    value: 'all',
  },
}
export const Focused: Story = { play: ({ canvas }) => canvas.getByRole('radio', { name: 'Для себя' }).focus() }
