import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { useState } from 'react'
import { userEvent } from 'storybook/test'
import type { ComboboxProps } from './comboboxParts.ts'
import { Combobox } from './Combobox.tsx'

const meta = {
  title: 'Kit/Combobox',
  component: Combobox,
  args: {
    label: 'Город',
    placeholder: 'Начните вводить название',
    options: [
      { value: '1', label: 'Москва' },
      { value: '2', label: 'Орёл', note: 'Орловская область' },
      { value: '3', label: 'Омск', note: 'Омская область' },
      { value: '4', label: 'Набережные Челны', note: 'Республика Татарстан' },
    ],
    value: null,
    onChange: () => {},
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof Combobox>

export default meta
type Story = StoryObj<typeof meta>

/** Stateful wrapper. */
function Kept(args: ComboboxProps) {
  const [value, setValue] = useState(args.value)
  return <Combobox {...args} value={value} onChange={setValue} />
}

export const Empty: Story = {}
export const Chosen: Story = { args: { value: '3' } }
export const Open: Story = {
  args: { value: '3' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('combobox'))
    await waitForList(canvasElement)
  },
}
export const NothingFound: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'Лондон')
    await waitForList(canvasElement)
  },
}
export const WithError: Story = { args: { error: 'Выберите город' } }
export const Large: Story = { args: { value: '1', size: 'l', required: true } }
export const Disabled: Story = { args: { value: '1', disabled: true } }

/** The list is rendered outside of the story. */
async function waitForList({ ownerDocument }: HTMLElement) {
  while (!ownerDocument.querySelector('[role="listbox"]')) await new Promise((resolve) => setTimeout(resolve, 50))
}
