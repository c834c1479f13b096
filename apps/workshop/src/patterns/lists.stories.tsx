import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Button } from '@verstak/ui-kit/Button'
import { Chip } from '@verstak/ui-kit/Chip'
import { Container } from '@verstak/ui-kit/Container'
import { EmptyState } from '@verstak/ui-kit/EmptyState'
import { ErrorState } from '@verstak/ui-kit/ErrorState'
import { Heading } from '@verstak/ui-kit/Heading'
import { Pagination } from '@verstak/ui-kit/Pagination'
import { ProductCard } from '@verstak/ui-kit/ProductCard'
import { ProductCardSkeleton } from '@verstak/ui-kit/ProductCardSkeleton'
import { ProductGrid } from '@verstak/ui-kit/ProductGrid'
import { space } from '@verstak/ui-kit/tokens'
import type { ReactNode } from 'react'
import { useDevice } from '../useDevice.ts'

interface ListProps {
  title: string
  note?: string
  children: ReactNode
}

/** Frame of a list: count, applied filters and pages. */
function List({ title, note, children }: ListProps) {
  return (
    <Container>
      <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s16 }}>
        <Heading level={1} note={note}>
          {title}
        </Heading>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: space.s8 }}>
          <Chip label="Bosch" removable />
          <Chip label="до 20 000 ₽" removable />
          <Chip label="С аккумулятором повышенной ёмкости в комплекте" removable />
        </div>
        {children}
      </div>
    </Container>
  )
}

const goods = ['drill', 'rotary-hammer', 'grinder', 'jigsaw', 'circular-saw', 'laser-level', 'paint', 'ladder']

function Cards() {
  const device = useDevice()
  return goods.map((drawing, at) => (
    <ProductCard
      key={drawing}
      name={`Товар ${at + 1}: инструмент Bosch Professional, 18 В, в кейсе`}
      href={`/product/tovar-${at + 1}/`}
      image={`/pictures/v1/${drawing}/bosch/main/{size}.{format}`}
      priceKopecks={549_000 * (at + 1)}
      rating={4.8}
      reviewCount={214}
      device={device}
      buttons={
        <Button variant="outline" wide>
          В корзину
        </Button>
      }
    />
  ))
}

function Skeletons() {
  const device = useDevice()
  return goods.map((place) => <ProductCardSkeleton key={place} device={device} />)
}

const meta = {
  title: 'Patterns/Lists',
  component: List,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Дрели-шуруповёрты', note: '192 товара', children: null },
} satisfies Meta<typeof List>

export default meta
type Story = StoryObj<typeof meta>

export const Found: Story = {
  args: {
    children: (
      <>
        <ProductGrid>
          <Cards />
        </ProductGrid>
        <Pagination page={2} pageCount={8} hrefOf={(page) => `/category/dreli-7110/page${page}/`} />
      </>
    ),
  },
}
export const Loading: Story = {
  args: {
    note: undefined,
    children: (
      <ProductGrid>
        <Skeletons />
      </ProductGrid>
    ),
  },
}
export const Empty: Story = {
  args: {
    note: '0 товаров',
    children: (
      <EmptyState title="Ничего не нашлось" actions={<Button variant="secondary">Сбросить условия</Button>}>
        Уберите часть условий над списком или сбросьте все сразу.
      </EmptyState>
    ),
  },
}
export const Failed: Story = {
  args: {
    note: undefined,
    children: (
      <ErrorState title="Список не загрузился" onRetry={() => {}}>
        Условия сохранились: повторите, когда связь восстановится.
      </ErrorState>
    ),
  },
}
