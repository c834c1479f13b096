import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Link } from './Link.tsx'

const meta = {
  title: 'Kit/Link',
  component: Link,
  args: { href: '/catalog/', children: 'Каталог' },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const QuietTone: Story = { args: { tone: 'plain' } }
export const OtherSite: Story = {
  args: { href: 'https://example.com/', external: true, children: 'Сайт производителя' },
}
export const Refused: Story = { args: { href: 'https://example.com/', children: 'Никуда не ведёт' } }
export const Focused: Story = { play: ({ canvas }) => canvas.getByRole('link').focus() }
export const LongText: Story = {
  args: { children: 'Инструкция по эксплуатации аккумуляторного перфоратора с комплектом насадок и чемоданом' },
  render: (args) => (
    <div style={{ width: 280 }}>
      <Link {...args} />
    </div>
  ),
}
