import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Heading } from './Heading.tsx'

const meta = {
  title: 'Kit/Heading',
  component: Heading,
  args: { level: 1, children: 'Дрели-шуруповёрты' },
} satisfies Meta<typeof Heading>

export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = { args: { note: '1 312 товаров' } }
export const Product: Story = {
  args: { look: 'product', children: 'Дрель-шуруповёрт Bosch GSR 18V-50, 18 В, 2×2,0 А·ч, 50 Н·м, кейс' },
}
export const Section: Story = { args: { level: 2, children: 'Характеристики' } }
export const Block: Story = { args: { level: 3, children: 'Способ получения' } }
export const Minor: Story = { args: { level: 3, look: 'minor', children: 'Упаковка' } }
export const LongInNarrow: Story = {
  args: { note: '12 048 товаров', children: 'Высокопроизводительные электрогенераторы и водоснабжение' },
  render: (args) => (
    <div style={{ width: 280 }}>
      <Heading {...args} />
    </div>
  ),
}
