import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Button } from '../Button/Button.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  title: 'Kit/EmptyState',
  component: EmptyState,
  args: { title: 'Корзина пуста' },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const TitleOnly: Story = {}
export const Whole: Story = {
  args: {
    picture: <Picture src="/pictures/v1/toolbox/bosch/main/{size}.{format}" alt="" size={132} />,
    children: 'Начните с каталога или найдите нужное через поиск',
    actions: (
      <>
        <Button href="/catalog/">В каталог</Button>
        <Button variant="secondary" href="/sale/">
          Распродажа
        </Button>
      </>
    ),
  },
}
export const LongText: Story = {
  args: {
    title: 'По запросу «аккумуляторная бесщёточная дрель-шуруповёрт с двумя аккумуляторами» ничего не нашлось',
    children:
      'Проверьте, нет ли опечатки, уберите часть фильтров или уменьшите число слов. Если товара нет на сайте, позвоните нам: мы поищем его на складах поставщиков.',
    actions: <Button variant="secondary">Сбросить все фильтры</Button>,
  },
}
