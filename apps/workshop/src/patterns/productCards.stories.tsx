import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { AvailabilityLine } from '@verstak/ui-kit/AvailabilityLine'
import { Button } from '@verstak/ui-kit/Button'
import { Heading } from '@verstak/ui-kit/Heading'
import { IconButton } from '@verstak/ui-kit/IconButton'
import { cartIcon, compareIcon, heartIcon, storeIcon, truckIcon } from '@verstak/ui-kit/icons'
import { ProductCard, type ProductCardProps } from '@verstak/ui-kit/ProductCard'
import { Stepper } from '@verstak/ui-kit/Stepper'
import { space } from '@verstak/ui-kit/tokens'
import { useDevice } from '../useDevice.ts'

const whole: ProductCardProps = {
  name: 'Дрель-шуруповёрт Bosch GSR 18V-50, 18 В, 2×2,0 А·ч, 50 Н·м, кейс',
  href: '/product/drel-1/',
  image: '/pictures/v1/drill/bosch/main/{size}.{format}',
  priceKopecks: 1_249_000,
  oldPriceKopecks: 1_529_000,
  plates: [
    { kind: 'discount', text: '−18 %' },
    { kind: 'hit', text: 'Хит' },
  ],
  rating: 4.8,
  reviewCount: 214,
  code: '15843327',
  availability: (
    <>
      <AvailabilityLine icon={storeIcon} tone="ok">
        <b>Сегодня</b>, 12 магазинов
      </AvailabilityLine>
      <AvailabilityLine icon={truckIcon} tone="ok">
        Курьер: <b>завтра</b>
      </AvailabilityLine>
    </>
  ),
  actions: (
    <>
      <IconButton shape={heartIcon} label="В избранное" pressed tone="favorite" />
      <IconButton shape={compareIcon} label="К сравнению" />
    </>
  ),
  buttons: (
    <Button wide variant="outline" icon={cartIcon}>
      В корзину
    </Button>
  ),
}

const states: Record<string, Partial<ProductCardProps>> = {
  'Со всем': {},
  'В корзине': { buttons: <Stepper label={whole.name} value={3} onChange={() => {}} caption="в корзине" /> },
  'Без скидки и отзывов': { oldPriceKopecks: null, plates: [], reviewCount: 0, rating: 0 },
  'Нет в наличии': {
    isOutOfStock: true,
    availability: <AvailabilityLine tone="danger">Нет в наличии</AvailabilityLine>,
    buttons: (
      <Button wide variant="secondary">
        Подобрать аналог
      </Button>
    ),
  },
  'Длинные слова': {
    name: 'Высокопроизводительный аккумуляторный шуруповёрт-дрель-гайковёрт с бесщёточным двигателем и двумя аккумуляторами повышенной ёмкости',
    priceKopecks: 123_456_789,
    oldPriceKopecks: 234_567_890,
  },
}

interface CardsProps {
  variant: NonNullable<ProductCardProps['variant']>
  /** Width of a card, px, where the variant does not take the whole width. */
  width?: number
}

/** Every state of a card, in the size of the window's device. */
function Cards({ variant, width }: CardsProps) {
  const device = useDevice()
  // Two in a row on a phone.
  const isHalf = device === 'phone' && variant === 'vertical'
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: space.s24 }}>
      {Object.entries(states).map(([title, state]) => (
        <section key={title} style={{ width: isHalf ? 183 : (width ?? '100%') }}>
          <Heading level={2} look="block">
            {title}
          </Heading>
          <ProductCard {...whole} {...state} variant={variant} device={device} />
        </section>
      ))}
    </div>
  )
}

const meta = { title: 'Patterns/Product cards', component: Cards } satisfies Meta<typeof Cards>

export default meta
type Story = StoryObj<typeof meta>

export const Vertical: Story = { args: { variant: 'vertical', width: 276 } }
export const Horizontal: Story = { args: { variant: 'horizontal' } }
export const Light: Story = { args: { variant: 'light', width: 236 } }
