import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { VideoPlayer } from './VideoPlayer.tsx'

const meta = {
  title: 'Kit/VideoPlayer',
  component: VideoPlayer,
  args: {
    src: '/video/none.mp4',
    title: 'Как сменить патрон',
    poster: '/pictures/v1/drill/bosch/main/560.webp',
    duration: '1:42',
  },
  render: (args) => (
    <div style={{ maxWidth: 560 }}>
      <VideoPlayer {...args} />
    </div>
  ),
} satisfies Meta<typeof VideoPlayer>

export default meta
type Story = StoryObj<typeof meta>

export const Poster: Story = {}
export const Square: Story = { args: { aspect: 1, duration: undefined } }
export const Focused: Story = { play: ({ canvas }) => canvas.getByRole('link').focus() }
/** The file does not exist. */
export const Failed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link'))
    await canvas.findByRole('alert')
  },
}
