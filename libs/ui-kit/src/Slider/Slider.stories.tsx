import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useState } from 'react'
import { Slider, type SliderProps } from './Slider.tsx'

const meta = {
  title: 'Kit/Slider',
  component: Slider,
  args: { label: 'Радиус поиска', min: 1, max: 50, value: 10, onChange: () => {}, format: (km) => `${km} км` },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof Slider>

export default meta
type Story = StoryObj<typeof meta>

/** Stateful wrapper. */
function Kept(args: SliderProps) {
  const [value, setValue] = useState(args.value)
  return <Slider {...args} value={value} onChange={setValue} />
}

export const Middle: Story = {}
export const AtStart: Story = { args: { value: 1 } }
export const AtEnd: Story = { args: { value: 50, hint: 'От вашего адреса' } }
export const Disabled: Story = { args: { disabled: true } }
export const Focused: Story = { play: ({ canvas }) => canvas.getByRole('slider').focus() }
