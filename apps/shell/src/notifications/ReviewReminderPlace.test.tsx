import type { WidgetProps } from '@verstak/contracts/widget'
import { act, fireEvent, screen } from '@testing-library/react'
import { useEffect } from 'react'
import type { LiveRemote } from '../document/boot.ts'
import { card, openNoticePage, prepareNoticePages, press } from '../testing/openNoticePage.tsx'

const REVIEWS: LiveRemote = { name: 'reviews', version: '1', routes: [], entry: { href: '/x.js' }, stylesheets: {} }
const REMINDER = 'review_notification_popup_closed'

/** Reminder of a remote, simplified. */
function ReviewReminder({ isShown, onDue, onClose }: WidgetProps['reviews/ReviewReminder']) {
  useEffect(() => void onDue(), [onDue])
  return isShown && <button onClick={() => void onClose()}>Отзыв позже</button>
}

const openPage = (input: Parameters<typeof openNoticePage>[0] = {}) =>
  openNoticePage({ remotes: [REVIEWS], widgets: { 'reviews/ReviewReminder': ReviewReminder }, ...input })
const reminder = () => screen.queryByRole('button', { name: 'Отзыв позже' })

prepareNoticePages()
beforeEach(() => void (document.cookie = `${REMINDER}=; max-age=0; path=/`))

test('the reminder waits for its turn, and its closing is kept in its cookie [HTTP-014] [SHELL-029]', async () => {
  const { server } = await openPage({ notifications: [{ name: 'newOrdersFilter' }] })
  expect(card()).toHaveTextContent('Теперь заказы')
  expect(reminder()).not.toBeInTheDocument()
  await press('Закрыть уведомление')
  expect(reminder()).toBeInTheDocument()
  await act(async () => void fireEvent.click(reminder()!))
  expect(reminder()).not.toBeInTheDocument()
  expect(document.cookie).toContain(`${REMINDER}=1`)
  expect(server.marks).toEqual([{ type: 'newOrdersFilter' }])
})

test.each<[string, Parameters<typeof openNoticePage>[0], string]>([
  ['while its cookie lasts', {}, `${REMINDER}=1; path=/`],
  ['for guests', { user: 'guest' }, 'x=1'],
  ['without the reviews remote', { remotes: [] }, 'x=1'],
])('there is no reminder %s', async (_, input, cookie) => {
  document.cookie = cookie
  await openPage(input)
  expect(reminder()).not.toBeInTheDocument()
})
