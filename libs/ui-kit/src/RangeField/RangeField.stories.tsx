import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useState } from 'react'
import { RangeField, type RangeFieldProps } from './RangeField.tsx'

const meta = {
  title: 'Kit/RangeField',
  component: RangeField,
  args: { label: 'Цена, ₽', min: 0, max: 45_000, value: { from: null, to: null }, onChange: () => {} },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof RangeField>

export default meta
type Story = StoryObj<typeof meta>

/** Stateful wrapper. */
function Kept(args: RangeFieldProps) {
  const [value, setValue] = useState(args.value)
  return <RangeField {...args} value={value} onChange={setValue} />
}

export const Open: Story = {}
export const Chosen: Story = { args: { value: { from: 1_890, to: 24_990 } } }
export const BothAtTheEnd: Story = { args: { value: { from: 44_000, to: 45_000 } } }
export const OneValueOnly: Story = { args: { min: 18, max: 18 } }
export const Fractions: Story = { args: { label: 'Мощность, кВт', min: 0.5, max: 3.2, step: 0.1 } }
export const FieldsOnly: Story = { args: { isSliderHidden: true } }
export const Focused: Story = { play: ({ canvas }) => canvas.getAllByRole('textbox')[0]?.focus() }
export const HandleFocused: Story = { play: ({ canvas }) => canvas.getAllByRole('slider')[0]?.focus() }
export const InColumn: Story = {
  args: { value: { from: 1_890, to: 124_990 }, max: 200_000 },
  render: (args) => (
    <div style={{ width: 208 }}>
      <Kept {...args} />
    </div>
  ),
}
