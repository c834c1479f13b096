import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { ErrorState } from './ErrorState.tsx'

const meta = {
  title: 'Kit/ErrorState',
  component: ErrorState,
  args: { title: 'Отзывы не загрузились' },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

const retry = { onRetry: () => {} }

export const TitleOnly: Story = {}
export const WithRetry: Story = { args: { ...retry, children: 'Остальная страница работает' } }
export const Retrying: Story = { args: { ...retry, isRetrying: true } }
export const LongText: Story = {
  args: {
    ...retry,
    title: 'Не удалось загрузить пункты выдачи в Петропавловске-Камчатском',
    children: 'Связь со складом прервалась. Оформленные заказы это не затронет: попробуйте ещё раз через минуту.',
  },
}
export const Focused: Story = { args: retry, play: ({ canvas }) => canvas.getByRole('button').focus() }
