import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { sendFeedback } from '@verstak/contracts/feedback'
import { TestHost, createTestHost } from '@verstak/remote-kit/TestHost'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { Dialog } from '@verstak/ui-kit/Dialog'
import { useState } from 'react'
import { FeedbackForm } from './FeedbackForm.tsx'
import { feedbackTexts } from './feedback.texts.ts'

const ignore = () => {}

/** The feedback window; `isStill`: the API never answers. */
function FeedbackWindow({ isStill = false }: { isStill?: boolean }) {
  const [host] = useState(() => {
    const api = createFakeApi().on(sendFeedback, () => (isStill ? new Promise(() => {}) : {}))
    return createTestHost({ call: api.call, region: makeRegion() })
  })
  return (
    <TestHost host={host}>
      <Dialog isOpen onClose={ignore} title={feedbackTexts.title}>
        <FeedbackForm />
      </Dialog>
    </TestHost>
  )
}

const meta = {
  title: 'Shell/FeedbackForm',
  component: FeedbackWindow,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof FeedbackWindow>

export default meta
type Story = StoryObj<typeof meta>

const send: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: feedbackTexts.submit }))
}
const fillIn: Story['play'] = async (context) => {
  const { canvas, userEvent } = context
  await userEvent.click(await canvas.findByRole('radio', { name: feedbackTexts.thanks }))
  await userEvent.type(canvas.getByLabelText(feedbackTexts.message), 'Быстро привезли')
  await userEvent.type(canvas.getByLabelText(feedbackTexts.name), 'Анна')
  await userEvent.type(canvas.getByLabelText(feedbackTexts.phone), '9162041818')
  await userEvent.type(canvas.getByLabelText(feedbackTexts.email), 'anna@mail.ru')
}

export const Blank: Story = {}
export const FieldsMissing: Story = { play: send }
export const FilledIn: Story = { play: fillIn }
export const Sending: Story = {
  args: { isStill: true },
  play: async (context) => {
    await fillIn(context)
    await send(context)
  },
}
export const Failed: Story = {
  play: async (context) => {
    await fillIn(context)
    await send(context)
  },
}
