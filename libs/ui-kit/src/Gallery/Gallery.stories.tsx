import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Nameplate } from '../Nameplate/Nameplate.tsx'
import { Gallery } from './Gallery.tsx'

const images = ['main', 'reverse', 'detail', 'packing', 'dimensions'].map((view, index) => ({
  src: `/pictures/v1/drill/bosch/${view}/{size}.{format}`,
  alt: `Дрель-шуруповёрт, фото ${index + 1}`,
}))

const meta = {
  title: 'Kit/Gallery',
  component: Gallery,
  args: { images, device: 'desktop' },
  render: (args) => (
    <div style={{ maxWidth: args.device === 'phone' ? 390 : 560 }}>
      <Gallery {...args} />
    </div>
  ),
} satisfies Meta<typeof Gallery>

export default meta
type Story = StoryObj<typeof meta>

const plates = (
  <>
    <Nameplate kind="discount">−18 %</Nameplate>
    <Nameplate>Хит</Nameplate>
  </>
)

export const Desktop: Story = { args: { plates } }
export const OnPhone: Story = { args: { device: 'phone', plates } }
export const OnePicture: Story = { args: { images: images.slice(0, 1) } }
export const Muted: Story = { args: { isMuted: true } }
export const Focused: Story = { play: ({ canvas }) => canvas.getByRole('list').focus() }
export const WholeWindow: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Во весь экран' }))
    await canvas.findByRole('dialog')
  },
}
export const Enlarged: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Во весь экран' }))
    await canvas.findByRole('dialog')
    await userEvent.keyboard('++')
  },
}
