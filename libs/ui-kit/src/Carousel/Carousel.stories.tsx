import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Button } from '../Button/Button.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { color, fontSize, lineHeight, radius, space, weight } from '../tokens/tokens.ts'
import { Carousel } from './Carousel.tsx'

const sales = [
  { title: 'Вторая батарея дешевле на 15 %', drawing: 'drill' },
  { title: 'Пилы и лобзики до 30 ноября', drawing: 'jigsaw' },
  { title: 'Болгарки с регулировкой оборотов и защитой от повторного пуска', drawing: 'grinder' },
]

const Sale = ({ title, drawing }: (typeof sales)[number]) => (
  <div
    style={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: space.s16,
      height: '100%',
      padding: space.s24,
      borderRadius: radius.card,
      backgroundColor: color.surfaceSunken,
    }}
  >
    <div style={{ flex: '1 1 200px' }}>
      <p style={{ fontSize: fontSize.s24, lineHeight: lineHeight.s24, fontWeight: weight.bold }}>{title}</p>
      <p style={{ margin: `${space.s8} 0 ${space.s16}` }}>На весь инструмент 18 В</p>
      <Button variant="inverse" href="/sale/">
        Выбрать
      </Button>
    </div>
    <Picture src={`/pictures/v1/${drawing}/bosch/main/{size}.{format}`} alt="" size={228} />
  </div>
)

const slides = sales.map((sale) => <Sale key={sale.title} {...sale} />)

const meta = {
  title: 'Kit/Carousel',
  component: Carousel,
  args: { label: 'Акции', children: slides },
} satisfies Meta<typeof Carousel>

export default meta
type Story = StoryObj<typeof meta>

export const Slides: Story = {}
export const ManySlides: Story = {
  args: { children: Array.from({ length: 12 }, (_, index) => <Sale key={index} {...sales[index % 3]!} />) },
}
export const OneSlide: Story = { args: { children: slides[0] } }
/** Focused, so that autoplay is paused and the screenshot stable. */
export const Autoplay: Story = {
  args: { autoplay: true },
  play: ({ canvas }) => canvas.getByRole('list').focus(),
}
export const Last: Story = { play: ({ canvas, userEvent }) => userEvent.click(canvas.getByLabelText('Слайд 3 из 3')) }
export const OnPhone: Story = {
  render: (args) => (
    <div style={{ width: 358 }}>
      <Carousel {...args} />
    </div>
  ),
}
