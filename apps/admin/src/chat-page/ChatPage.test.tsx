import { answerConversation } from '@verstak/contracts/chat'
import { TestHost } from '@verstak/remote-kit/TestHost'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createAdminHarness } from '../testing/adminHarness.tsx'

test('Enter sends the answer once, Shift Enter makes a line', async () => {
  const { api, host, routes } = createAdminHarness()
  render(
    <TestHost host={host}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/admin/chat/?conversation=7'] })} />
    </TestHost>,
  )
  const field = await screen.findByRole('textbox', { name: 'Ответ' })
  await userEvent.type(field, 'Да,{Shift>}{Enter}{/Shift}есть.{Enter}')
  await waitFor(() => expect(field).toHaveValue(''))
  const sent = api.calls.filter(({ path }) => path === answerConversation.path)
  expect(sent.map(({ input }) => input)).toEqual([
    { body: { conversationId: 7, guid: expect.stringMatching(/^[0-9a-f-]{36}$/), text: 'Да,\nесть.' } },
  ])
  expect(await screen.findByRole('log')).toHaveTextContent('Да, есть.')
})

test('J and K walk the conversations, also with Russian letters, and / leads to the search', async () => {
  const { host, routes } = createAdminHarness()
  const router = createMemoryRouter(routes, { initialEntries: ['/admin/chat/?state=waiting'] })
  render(
    <TestHost host={host}>
      <RouterProvider router={router} />
    </TestHost>,
  )
  const rows = within(await screen.findByRole('navigation', { name: 'Разговоры' })).getAllByRole('link')
  await userEvent.keyboard('[KeyJ]')
  expect(rows[0]).toHaveFocus()
  await userEvent.keyboard('[KeyJ]')
  expect(rows[1]).toHaveFocus()
  await userEvent.keyboard('[KeyK]')
  expect(rows[0]).toHaveFocus()
  expect(rows[0]).toHaveAttribute('href', expect.stringMatching(/^\/admin\/chat\/\?state=waiting&conversation=\d+$/))
  await userEvent.keyboard('/')
  expect(screen.getByRole('searchbox', { name: 'Имя или слова' })).toHaveFocus()
})
