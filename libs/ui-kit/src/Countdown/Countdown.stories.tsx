import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { color, radius, space } from '../tokens/tokens.ts'
import { Countdown } from './Countdown.tsx'

const renderedAtMs = Date.UTC(2026, 10, 20, 12)
const MINUTE = 60_000

const meta = {
  title: 'Kit/Countdown',
  component: Countdown,
  args: { untilMs: renderedAtMs + 3_757 * MINUTE, renderedAtMs, readClock: () => renderedAtMs },
} satisfies Meta<typeof Countdown>

export default meta
type Story = StoryObj<typeof meta>

export const Days: Story = {}
export const Hours: Story = { args: { untilMs: renderedAtMs + 877 * MINUTE } }
export const LastMinute: Story = { args: { untilMs: renderedAtMs + MINUTE / 2 } }
export const Ended: Story = { args: { untilMs: renderedAtMs, ended: 'Распродажа закончилась' } }
export const OtherWords: Story = { args: { label: 'Оплатите заказ, он ждёт ещё', untilMs: renderedAtMs + 22 * MINUTE } }

const head = { padding: space.s16, borderRadius: radius.card, backgroundColor: color.surfaceInverse }

export const Plates: Story = {
  args: { look: 'plates' },
  render: (args) => (
    <div style={head}>
      <Countdown {...args} />
    </div>
  ),
}
export const PlatesOnPhone: Story = {
  args: { look: 'plates' },
  render: (args) => (
    <div style={{ ...head, width: 320 }}>
      <Countdown {...args} />
    </div>
  ),
}
