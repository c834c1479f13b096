import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { expect, waitFor } from 'storybook/test'
import { AvailabilityLine } from '../AvailabilityLine/AvailabilityLine.tsx'
import { Button } from '../Button/Button.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { cartIcon, storeIcon, truckIcon } from '../Icon/icons.ts'
import type { CardVariant, Device } from '../ProductCard/photoSize.ts'
import { ProductCard } from '../ProductCard/ProductCard.tsx'
import { ProductSlider } from './ProductSlider.tsx'

const goods = ['drill', 'rotary-hammer', 'grinder', 'jigsaw', 'circular-saw', 'laser-level', 'drill', 'jigsaw']

const cards = (variant: CardVariant, device: Device, count = goods.length) =>
  goods.slice(0, count).map((drawing, index) => (
    <ProductCard
      key={index}
      name={`Инструмент ${index + 1}: аккумуляторный бесщёточный Bosch Professional GSR 18V-50, 2×2,0 А·ч, кейс`}
      href={`/product/tovar-${index + 1}/`}
      image={`/pictures/v1/${drawing}/bosch/main/{size}.{format}`}
      priceKopecks={549_000 * (index + 1)}
      oldPriceKopecks={index % 2 ? null : 649_000 * (index + 1)}
      priceNote="для компаний дешевле"
      rating={4.8}
      reviewCount={214}
      code="15843327"
      plates={index % 3 ? [] : [{ text: '−18 %', kind: 'discount' }]}
      availability={
        <>
          <AvailabilityLine icon={storeIcon} tone="ok">
            Самовывоз: <b>сегодня</b>, 12 магазинов
          </AvailabilityLine>
          <AvailabilityLine icon={truckIcon}>
            Курьером: <b>завтра</b>
          </AvailabilityLine>
        </>
      }
      buttons={
        <Button wide variant="outline" icon={cartIcon}>
          В корзину
        </Button>
      }
      variant={variant}
      device={device}
    />
  ))

const meta = {
  title: 'Kit/ProductSlider',
  component: ProductSlider,
  args: { label: 'Аналоги', heading: <Heading level={2}>Аналоги</Heading>, children: cards('vertical', 'desktop') },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof ProductSlider>

export default meta
type Story = StoryObj<typeof meta>

export const Vertical: Story = {}
export const Light: Story = { args: { children: cards('light', 'desktop') } }
export const Few: Story = { args: { children: cards('vertical', 'desktop', 2) } }
export const OnPhone: Story = {
  args: { children: cards('light', 'phone') },
  render: (args) => (
    <div style={{ width: 358 }}>
      <ProductSlider {...args} />
    </div>
  ),
}
export const CardFocused: Story = { play: ({ canvas }) => canvas.getAllByRole('link')[0]?.focus() }
export const Scrolled: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('Вперёд'))
    await waitFor(() => expect(canvas.getByLabelText('Назад')).toHaveAttribute('aria-disabled', 'false'))
  },
}
