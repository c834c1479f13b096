import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { binIcon, heartIcon, shareIcon } from '../Icon/icons.ts'
import { Menu } from './Menu.tsx'

const meta = {
  title: 'Kit/Menu',
  component: Menu,
  args: {
    label: 'Действия со списком',
    trigger: (props) => (
      <Button variant="secondary" {...props}>
        Действия
      </Button>
    ),
    items: [
      { label: 'Поделиться', icon: shareIcon },
      { label: 'Открыть список', icon: heartIcon, href: '/favorites/' },
      { label: 'Объединить', isDisabled: true },
      { label: 'Удалить список', icon: binIcon, isDanger: true },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await within(canvasElement.ownerDocument.body).findByRole('menu')
  },
}
