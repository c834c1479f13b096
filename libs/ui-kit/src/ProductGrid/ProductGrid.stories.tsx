import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Button } from '../Button/Button.tsx'
import { ProductCard } from '../ProductCard/ProductCard.tsx'
import { media } from '../tokens/tokens.ts'
import { ProductGrid } from './ProductGrid.tsx'

const meta = { title: 'Kit/ProductGrid', component: ProductGrid } satisfies Meta<typeof ProductGrid>

export default meta
type Story = StoryObj<typeof meta>

const goods = ['drill', 'rotary-hammer', 'grinder', 'jigsaw', 'circular-saw', 'laser-level']

/** Photo and places are chosen for the window in which the story is shown. */
const device = matchMedia(media.phone).matches ? 'phone' : 'desktop'

const card = (drawing: string, at: number, variant: 'vertical' | 'horizontal' = 'vertical') => (
  <ProductCard
    key={drawing}
    name={`Товар ${at + 1}: инструмент Bosch Professional, 18 В`}
    href={`/product/tovar-${at + 1}/`}
    image={`/pictures/v1/${drawing}/bosch/main/{size}.{format}`}
    priceKopecks={549_000 * (at + 1)}
    oldPriceKopecks={at % 2 ? null : 649_000 * (at + 1)}
    rating={4.8}
    reviewCount={214}
    variant={variant}
    device={device}
    buttons={<Button wide>В корзину</Button>}
  />
)

export const Grid: Story = { args: { children: goods.map((drawing, at) => card(drawing, at)) } }
export const Row: Story = {
  args: { layout: 'row', children: goods.slice(0, 5).map((drawing, at) => card(drawing, at)) },
}
export const List: Story = {
  args: { layout: 'list', children: goods.slice(0, 3).map((drawing, at) => card(drawing, at, 'horizontal')) },
}
export const Bleed: Story = {
  args: { bleed: true, children: goods.slice(0, 2).map((drawing, at) => card(drawing, at)) },
}
export const One: Story = { args: { children: card('drill', 0) } }
