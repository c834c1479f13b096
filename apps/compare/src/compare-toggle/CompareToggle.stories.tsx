import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { ApiError } from '@verstak/api-client/ApiError'
import { addToCompare } from '@verstak/contracts/compare'
import { MarkStory, type MarkStoryProps } from '@verstak/remote-kit/testing/MarkStory'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { CompareToggle } from './CompareToggle.tsx'

const answered = () => createFakeApi().on(addToCompare, () => ({ attributes: { compareCount: 1 } }))
const refused = (status: number) =>
  createFakeApi().on(addToCompare, () => {
    throw new ApiError(status === 400 ? 'invalid-input' : 'internal', status)
  })

const meta = {
  title: 'Remotes/Compare',
  component: MarkStory,
  args: { look: 'tile', widgets: { 'compare/CompareToggle': CompareToggle }, api: answered() },
} satisfies Meta<typeof MarkStory>

export default meta
type Story = StoryObj<typeof meta>

const press: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /сравнению/ }))
}
const pressed = (args: Partial<MarkStoryProps>): Story => ({ args, play: press })

export const Plain: Story = {}
export const Marked: Story = { args: { marks: { compare: [1] } } }
export const OnPage: Story = { args: { look: 'page', marks: { compare: [1] } } }
export const Focused: Story = { play: async ({ canvas }) => (await canvas.findByRole('button')).focus() }
export const Busy = pressed({ api: createFakeApi().on(addToCompare, () => new Promise(() => {})) })
export const Added = pressed({})
export const Full = pressed({ api: refused(400) })
export const Failed = pressed({ api: refused(500) })
