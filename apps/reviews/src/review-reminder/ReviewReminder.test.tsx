import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { ApiError } from '@verstak/api-client/ApiError'
import { queryKeyOf } from '@verstak/contracts/endpoint'
import { getReviewNotification } from '@verstak/contracts/reviewForm'
import { getSession } from '@verstak/contracts/session'
import { DEVICE_KEYS } from '@verstak/device/deviceKeys'
import { writeDevice } from '@verstak/device/deviceValue'
import { TestHost } from '@verstak/remote-kit/TestHost'
import { useState } from 'react'
import { fakeDialogs } from '../testing/fakeDialogs.ts'
import { createReviewsHarness } from '../testing/reviewsHarness.tsx'
import { ReviewReminder } from './ReviewReminder.tsx'

beforeAll(fakeDialogs)
beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
})
afterEach(() => jest.useRealTimers())

const ANSWER = {
  status: 'success',
  img: '/pictures/drill/{size}.{format}',
  url: '/product/drel-1/add-review/',
  name: 'Дрель',
} as const

interface ReminderInput {
  isGuest?: boolean
  pages?: number
  answer?: () => typeof ANSWER | { status: 'error'; img: ''; url: ''; name: '' }
}

/** The reminder in the slot of the shell, which shows it when it is due. */
async function show({ isGuest = false, pages = 3, answer = () => ANSWER }: ReminderInput = {}) {
  const { api, host } = createReviewsHarness(isGuest ? {} : { user: 'private' })
  api.on(getReviewNotification, answer)
  host.queryClient.setQueryData(
    queryKeyOf(getSession, {}),
    isGuest ? { user: 'guest' } : { user: 'private', account: { id: 7, firstName: 'Мария' } },
  )
  writeDevice(DEVICE_KEYS.pagesViewed, pages)
  const onClose = jest.fn()
  function Slot() {
    const [isDue, setIsDue] = useState(false)
    return <ReviewReminder isShown={isDue} onDue={() => setIsDue(true)} onClose={onClose} />
  }
  render(
    <TestHost host={host}>
      <Slot />
    </TestHost>,
  )
  const calls = () => api.calls.filter(({ path }) => path === getReviewNotification.path).map(({ input }) => input)
  return { calls, onClose }
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const dialog = () => screen.queryByRole('dialog', { name: 'Расскажите о покупке' })

test('appears five seconds after its mount for a user who has seen more than two pages [SHELL-028]', async () => {
  await show()
  await pass(4_900)
  expect(dialog()).toBeNull()
  await pass(200)
  expect(dialog()).not.toBeNull()
})

test.each<[string, ReminderInput]>([
  ['for a guest', { isGuest: true }],
  ['after two pages', { pages: 2 }],
  ['when the server says error', { answer: () => ({ status: 'error', img: '', url: '', name: '' }) }],
  [
    'when the call fails',
    {
      answer: () => {
        throw new ApiError('internal', 500)
      },
    },
  ],
])('does not appear %s [SHELL-028]', async (_, input) => {
  await show(input)
  await pass(20_000)
  expect(dialog()).toBeNull()
})

test('asks with the id of the user, and shows picture, name and link of the answer [SHELL-030] [API-052] [CALL-031]', async () => {
  const { calls } = await show()
  await pass(5_100)
  expect(calls()).toEqual([{ query: { id: 7 } }])
  expect(dialog()!.querySelector('img')).toHaveAttribute('src', expect.stringContaining('/pictures/drill/120.'))
  expect(within(dialog()!).getByRole('link', { name: 'Дрель' })).toHaveAttribute('href', ANSWER.url)
  expect(within(dialog()!).getByRole('link', { name: 'Оставить отзыв' })).toHaveAttribute('href', ANSWER.url)
})

test('tells the shell that it was closed, once', async () => {
  const { onClose } = await show()
  await pass(5_100)
  await act(async () => void fireEvent.click(within(dialog()!).getByRole('button', { name: 'Не сейчас' })))
  await pass(100)
  expect(onClose).toHaveBeenCalledTimes(1)
})
