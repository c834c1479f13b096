import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Button } from '../Button/Button.tsx'
import { Tooltip } from './Tooltip.tsx'

const meta = {
  title: 'Kit/Tooltip',
  component: Tooltip,
  args: { text: 'Цена без НДС', children: (props) => <Button {...props}>1 020 ₽</Button> },
  decorators: [
    (Story) => (
      <div style={{ padding: 64 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

const reach: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.tab()
  await canvas.findByRole('tooltip')
}

export const Hidden: Story = {}
export const Above: Story = { play: reach }
export const Below: Story = { args: { side: 'bottom' }, play: reach }
export const LongText: Story = {
  args: { text: 'Юридическим лицам и предпринимателям цена показана без налога на добавленную стоимость 20 %' },
  play: reach,
}
