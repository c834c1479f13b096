import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { checkIcon, infoIcon } from '../Icon/icons.ts'
import { ToastRegion } from '../ToastRegion/ToastRegion.tsx'
import { Toast } from './Toast.tsx'

/** Long enough that toasts do not disappear in stories. */
const FOREVER_MS = 1_000_000_000

const meta = {
  title: 'Kit/Toast',
  component: Toast,
  args: { children: 'Промокод скопирован', durationMs: FOREVER_MS, onClose: () => {} },
  render: (args) => (
    <ToastRegion>
      <Toast {...args} />
    </ToastRegion>
  ),
} satisfies Meta<typeof Toast>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithIcon: Story = { args: { icon: infoIcon, children: 'Больше нет: в наличии 40 шт' } }
export const WithAction: Story = {
  args: { children: 'Товар убран из списка', action: <button type="button">Вернуть</button> },
}
export const LongText: Story = {
  args: {
    icon: checkIcon,
    children: 'Электрогенератор бензиновый инверторный добавлен в список «Для строительства дома в Подмосковье»',
    action: <a href="/favorites/">Открыть</a>,
  },
}
export const Focused: Story = { play: ({ canvas }) => canvas.getByRole('button').focus() }
