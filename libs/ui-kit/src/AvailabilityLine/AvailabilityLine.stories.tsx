import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { boxIcon, clockIcon, storeIcon, truckIcon } from '../Icon/icons.ts'
import { AvailabilityLine } from './AvailabilityLine.tsx'

const meta = {
  title: 'Kit/AvailabilityLine',
  component: AvailabilityLine,
  args: { icon: storeIcon, children: 'Самовывоз сегодня' },
} satisfies Meta<typeof AvailabilityLine>

export default meta
type Story = StoryObj<typeof meta>

const today = (
  <>
    Самовывоз: <b>сегодня</b>, 12 магазинов
  </>
)

export const Today: Story = { args: { tone: 'ok', children: today } }
export const Later: Story = {
  args: {
    tone: 'warn',
    icon: truckIcon,
    children: (
      <>
        Курьером: <b>через 3 дня</b>
      </>
    ),
  },
}
export const None: Story = { args: { tone: 'danger', icon: boxIcon, children: <b>Нет в наличии</b> } }
export const WithoutTone: Story = { args: { icon: clockIcon, children: 'Ожидается 28 ноября' } }
export const WithoutIcon: Story = { args: { icon: undefined, tone: 'ok', children: today } }
export const LongInNarrow: Story = {
  args: { tone: 'ok' },
  render: (args) => (
    <div style={{ width: 180 }}>
      <AvailabilityLine {...args}>
        Самовывоз: <b>послезавтра после 18:00</b>, Петропавловск-Камчатский, проспект Карла Маркса
      </AvailabilityLine>
    </div>
  ),
}
