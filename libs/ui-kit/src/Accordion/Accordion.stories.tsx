import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Accordion } from './Accordion.tsx'

const meta = {
  title: 'Kit/Accordion',
  component: Accordion,
  args: {
    parts: [
      { title: 'Как вернуть товар?', content: 'В любом магазине в течение 14 дней.', defaultOpen: true },
      { title: 'Привезёте ли на дачу?', content: 'Да, до 100 км от города.' },
      {
        title: 'Можно ли получить документы для бухгалтерии вместе с заказом?',
        content: 'Да: счёт, накладная и счёт-фактура лежат в каждой посылке для юридических лиц.',
      },
    ],
  },
} satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof meta>

export const FirstOpen: Story = {}
export const Single: Story = { args: { single: true } }
export const Focused: Story = { play: ({ canvas }) => canvas.getByText('Привезёте ли на дачу?').focus() }
export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 288 }}>
      <Accordion {...args} />
    </div>
  ),
}
