import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Popover } from './Popover.tsx'

const meta = {
  title: 'Kit/Popover',
  component: Popover,
  args: {
    title: 'Когда привезут',
    trigger: (props) => (
      <Button variant="ghost" {...props}>
        Доставка
      </Button>
    ),
    children: <p>Завтра с 10 до 18, если заказать до 20:00.</p>,
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

const open: Story['play'] = async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'))
  await within(canvasElement.ownerDocument.body).findByRole('dialog')
}

export const Closed: Story = {}
export const Open: Story = { play: open }
export const LongText: Story = {
  args: {
    title: 'Крупногабаритная доставка до квартиры с подъёмом',
    children: (
      <p>
        Электрогенератор и мотопомпу привезём в течение двух дней после подтверждения заказа; подъём на этаж без лифта
        оплачивается отдельно, его стоимость назовёт оператор.
      </p>
    ),
  },
  play: open,
}
