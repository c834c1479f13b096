import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Toast } from '../Toast/Toast.tsx'
import { ToastRegion } from './ToastRegion.tsx'

const texts = ['Осталось 5 шт', 'Промокод скопирован', 'Товар добавлен в сравнение']

const meta = {
  title: 'Kit/ToastRegion',
  component: ToastRegion,
  args: {
    children: texts.map((text) => (
      <Toast key={text} durationMs={1_000_000_000} onClose={() => {}}>
        {text}
      </Toast>
    )),
  },
} satisfies Meta<typeof ToastRegion>

export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {}
export const Empty: Story = { args: { children: [] } }
