import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { ApiError } from '@verstak/api-client/ApiError'
import type { EndpointResponse } from '@verstak/contracts/endpoint'
import { notifyOnArrival } from '@verstak/contracts/product'
import { TestHost, createTestHost } from '@verstak/remote-kit/TestHost'
import { guidOf, makeRegion } from '@verstak/testing/factories'
import { createFakeApi, type FakeApi } from '@verstak/testing/fakeApi'
import { Dialog } from '@verstak/ui-kit/Dialog'
import { useState } from 'react'
import { ArrivalForm } from './ArrivalForm.tsx'

type Answer = EndpointResponse<typeof notifyOnArrival>

const makeApi = (answer: () => Answer | Promise<Answer>) => createFakeApi().on(notifyOnArrival, answer)
const ignore = () => {}

/** The notification window, with the given API. */
function ArrivalWindow({ api }: { api: FakeApi }) {
  const [host] = useState(() => createTestHost({ call: api.call, region: makeRegion() }))
  return (
    <TestHost host={host}>
      <Dialog isOpen onClose={ignore} title="Сообщить о поступлении">
        <ArrivalForm productGuid={guidOf(1)} name="Дрель ударная Bosch GSB 13 RE" onClose={ignore} />
      </Dialog>
    </TestHost>
  )
}

const meta = {
  title: 'Remotes/ArrivalForm',
  component: ArrivalWindow,
  parameters: { layout: 'fullscreen' },
  args: { api: makeApi(() => ({ result: { isAccepted: true } })) },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof ArrivalWindow>

export default meta
type Story = StoryObj<typeof meta>

const send =
  (email: string): Story['play'] =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox'), email)
    await userEvent.click(canvas.getByRole('button', { name: 'Сообщить' }))
  }

export const Blank: Story = {}
export const WrongEmail: Story = { play: send('anna') }
export const Sending: Story = { args: { api: makeApi(() => new Promise(() => {})) }, play: send('anna@mail.ru') }
export const Sent: Story = { play: send('anna@mail.ru') }
export const Refused: Story = {
  args: { api: makeApi(() => ({ errors: [{ field: 'email', title: 'Введите корректный email' }] })) },
  play: send('anna@mail.ru'),
}
export const TooOften: Story = {
  args: { api: makeApi(() => Promise.reject(new ApiError('rate-limited', 429))) },
  play: send('anna@mail.ru'),
}
export const Lost: Story = {
  args: { api: makeApi(() => Promise.reject(new ApiError('unavailable', 0))) },
  play: send('anna@mail.ru'),
}
