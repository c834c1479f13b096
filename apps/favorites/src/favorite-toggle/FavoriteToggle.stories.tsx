import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { ApiError } from '@verstak/api-client/ApiError'
import { addToFavorites } from '@verstak/contracts/favorites'
import { MarkStory, type MarkStoryProps } from '@verstak/remote-kit/testing/MarkStory'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { FavoriteToggle } from './FavoriteToggle.tsx'

const answered = () => createFakeApi().on(addToFavorites, () => ({ meta: { status: 'success' as const }, count: 1 }))
const refused = (status: number) =>
  createFakeApi().on(addToFavorites, () => {
    throw new ApiError(status === 400 ? 'invalid-input' : 'internal', status)
  })

const meta = {
  title: 'Remotes/Favorites',
  component: MarkStory,
  args: { look: 'tile', widgets: { 'favorites/FavoriteToggle': FavoriteToggle }, api: answered() },
} satisfies Meta<typeof MarkStory>

export default meta
type Story = StoryObj<typeof meta>

const press: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /избранное/ }))
}
const pressed = (args: Partial<MarkStoryProps>): Story => ({ args, play: press })

export const Plain: Story = {}
export const Marked: Story = { args: { marks: { favorites: [1] } } }
export const OnPage: Story = { args: { look: 'page', marks: { favorites: [1] } } }
export const Focused: Story = { play: async ({ canvas }) => (await canvas.findByRole('button')).focus() }
export const Busy = pressed({ api: createFakeApi().on(addToFavorites, () => new Promise(() => {})) })
export const Added = pressed({})
export const Full = pressed({ api: refused(400) })
export const Failed = pressed({ api: refused(500) })
