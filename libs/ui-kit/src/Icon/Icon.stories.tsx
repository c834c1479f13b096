import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { fontSize, space } from '../tokens/tokens.ts'
import { Icon } from './Icon.tsx'
import * as icons from './icons.ts'

const meta = { title: 'Kit/Icon', component: Icon, args: { shape: icons.cartIcon } } satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

const shapes = Object.entries(icons as unknown as Record<string, icons.IconShape>)

export const Every: Story = {
  render: () => (
    <ul style={{ display: 'grid', gap: space.s16, gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))' }}>
      {shapes.map(([name, shape]) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: space.s8, fontSize: fontSize.s12 }}>
          <Icon shape={shape} size="l" />
          {name.replace(/Icon$/, '')}
        </li>
      ))}
    </ul>
  ),
}
export const Small: Story = { args: { size: 's' } }
export const Medium: Story = {}
export const Large: Story = { args: { size: 'l' } }
export const Filled: Story = { args: { shape: icons.heartIcon, filled: true } }
export const Named: Story = { args: { shape: icons.infoIcon, label: 'Подсказка' } }
