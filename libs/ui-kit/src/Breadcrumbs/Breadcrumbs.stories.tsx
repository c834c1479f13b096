import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Breadcrumbs } from './Breadcrumbs.tsx'

const items = [
  { label: 'Главная', href: '/' },
  { label: 'Инструмент', href: '/category/instrument-6474/' },
  { label: 'Электроинструмент', href: '/category/elektroinstrument-6480/' },
  { label: 'Дрели-шуруповёрты' },
]

const meta = { title: 'Kit/Breadcrumbs', component: Breadcrumbs, args: { items } } satisfies Meta<typeof Breadcrumbs>

export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}
export const OneStep: Story = { args: { items: [{ label: 'Главная', href: '/' }, { label: 'Корзина' }] } }
export const Long: Story = {
  args: {
    items: [
      ...items.slice(0, 3),
      { label: 'Аккумуляторные дрели-шуруповёрты с бесщёточным двигателем', href: '/category/drills-1/' },
      { label: 'Дрель-шуруповёрт Bosch GSR 18V-50, 18 В, 2×2,0 А·ч, 50 Н·м, кейс 06019H5000' },
    ],
  },
}
/** The link to the parent: the only one on a phone. */
export const Focused: Story = { play: ({ canvas }) => canvas.getByRole('link', { name: 'Электроинструмент' }).focus() }
