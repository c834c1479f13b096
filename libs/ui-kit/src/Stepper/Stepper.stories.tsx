import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useState } from 'react'
import { Stepper, type StepperProps } from './Stepper.tsx'

const meta = {
  title: 'Kit/Stepper',
  component: Stepper,
  args: { label: 'Дрель-шуруповёрт', value: 2, onChange: () => {} },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof Stepper>

export default meta
type Story = StoryObj<typeof meta>

/** Stateful wrapper. */
function Kept(args: StepperProps) {
  const [value, setValue] = useState(args.value)
  return (
    <div style={{ width: 200 }}>
      <Stepper {...args} value={value} onChange={setValue} />
    </div>
  )
}

export const Plain: Story = {}
export const InCart: Story = { args: { caption: 'В корзине', captionHref: '/cart/' } }
export const Multiplicity: Story = { args: { value: 30, step: 10, readOnly: true, caption: 'по 10 шт' } }
export const AtMin: Story = { args: { value: 1, min: 1 } }
export const AtMax: Story = { args: { value: 3, max: 3 } }
export const Busy: Story = { args: { busy: true, caption: 'В корзине' } }
export const Large: Story = { args: { size: 'xl', value: 1_248, unit: 'м²' } }
export const Focused: Story = { play: ({ canvas }) => canvas.getByRole('textbox').focus() }
export const ButtonFocused: Story = { play: ({ canvas }) => canvas.getByRole('button', { name: 'Больше' }).focus() }
