import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { AvailabilityLine } from '../AvailabilityLine/AvailabilityLine.tsx'
import { Button } from '../Button/Button.tsx'
import { boxIcon, cartIcon, clockIcon, compareIcon, heartIcon, storeIcon, truckIcon } from '../Icon/icons.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Stepper } from '../Stepper/Stepper.tsx'
import { ProductCard } from './ProductCard.tsx'

const WIDTHS = {
  desktop: { vertical: 278, light: 236, horizontal: 1112 },
  phone: { vertical: 195, light: 236, horizontal: 390 },
}

const meta = {
  title: 'Kit/ProductCard',
  component: ProductCard,
  args: {
    name: 'Дрель-шуруповёрт аккумуляторная Bosch GSR 18V-50, 18 В, 2×2,0 А·ч, 50 Н·м, кейс',
    href: '/product/drill/',
    image: '/pictures/v1/drill/bosch/main/{size}.{format}',
    priceKopecks: 1_249_000,
    oldPriceKopecks: 1_529_000,
    priceNote: (
      <>
        <b>11 490 ₽</b> для компаний
      </>
    ),
    plates: [
      { text: '−18 %', kind: 'discount' },
      { text: 'Хит', kind: 'hit' },
    ],
    rating: 4.8,
    reviewCount: 214,
    code: '15843327',
    availability: (
      <>
        <AvailabilityLine icon={storeIcon} tone="ok">
          Самовывоз: <b>сегодня</b>, 12 магазинов
        </AvailabilityLine>
        <AvailabilityLine icon={truckIcon}>
          Курьером: <b>завтра</b>
        </AvailabilityLine>
      </>
    ),
    actions: (
      <>
        <IconButton shape={heartIcon} label="В избранное" pressed={false} tone="favorite" />
        <IconButton shape={compareIcon} label="Сравнить" pressed tone="compare" />
      </>
    ),
    buttons: (
      <Button wide variant="outline" icon={cartIcon}>
        В корзину
      </Button>
    ),
  },
  argTypes: {
    priceNote: { control: false },
    availability: { control: false },
    actions: { control: false },
    buttons: { control: false },
  },
  render: (args) => (
    <div
      style={{ display: 'grid', width: WIDTHS[args.device ?? 'desktop'][args.variant ?? 'vertical'], maxWidth: '100%' }}
    >
      <ProductCard {...args} />
    </div>
  ),
} satisfies Meta<typeof ProductCard>

export default meta
type Story = StoryObj<typeof meta>

export const Vertical: Story = {}
export const Horizontal: Story = { args: { variant: 'horizontal' } }
export const Light: Story = { args: { variant: 'light', actions: undefined } }
export const PhoneVertical: Story = { args: { device: 'phone', actions: undefined } }
export const PhoneHorizontal: Story = { args: { device: 'phone', variant: 'horizontal' } }
export const PhoneLight: Story = { args: { device: 'phone', variant: 'light', actions: undefined } }
export const TwoLines: Story = { args: { nameLines: 2 } }
export const ShortName: Story = { args: { name: 'Лом', plates: [], oldPriceKopecks: null, priceNote: undefined } }
export const LongWords: Story = {
  args: {
    name: 'Электрогазосварочно-плазменно-дуговой полуавтоматический инверторный аппарат с принудительным охлаждением, осциллятором и комплектом принадлежностей для нержавеющей стали',
    priceKopecks: 129_999_999,
    oldPriceKopecks: 149_999_900,
    unit: '/шт',
    reviewCount: 12_140,
  },
}
export const NoReviews: Story = { args: { rating: 0, reviewCount: 0 } }
export const NoPrice: Story = { args: { priceKopecks: 0, oldPriceKopecks: null, priceNote: undefined } }
export const InCart: Story = {
  args: { buttons: <Stepper label="Дрель-шуруповёрт" value={2} onChange={() => {}} caption="в корзине" /> },
}
export const OutOfStock: Story = {
  args: {
    isOutOfStock: true,
    plates: [{ text: 'Хит', kind: 'hit' }],
    availability: (
      <>
        <AvailabilityLine icon={boxIcon} tone="danger">
          <b>Нет в наличии</b>
        </AvailabilityLine>
        <AvailabilityLine icon={clockIcon}>Ждём после 5 декабря</AvailabilityLine>
      </>
    ),
    buttons: (
      <Button wide variant="secondary" href="/product/drill/#analogs">
        Подобрать аналог
      </Button>
    ),
  },
}
export const Focused: Story = { play: ({ canvas }) => canvas.getByRole('link').focus() }
