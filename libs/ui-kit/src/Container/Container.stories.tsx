import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Message } from '../Message/Message.tsx'
import { Container } from './Container.tsx'

const meta = {
  title: 'Kit/Container',
  component: Container,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Container>

export default meta
type Story = StoryObj<typeof meta>

export const AroundAPage: Story = {
  args: {
    children: <Message tone="info">Содержимое страницы: поля 32 px, на телефоне 12 px, не шире 1376 px</Message>,
  },
}
export const OnAWideScreen: Story = {
  args: AroundAPage.args,
  render: (args) => (
    <div style={{ width: 1920 }}>
      <Container {...args} />
    </div>
  ),
}
