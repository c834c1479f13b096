import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiError } from '@verstak/api-client/ApiError'
import { NEWSLETTER_FIELD_ERRORS } from '@verstak/contracts/newsletter'
import { TestHost } from '@verstak/remote-kit/TestHost'
import { createContentHarness, type ContentHarnessInput } from '../testing/contentHarness.tsx'
import { setupModals } from '@verstak/testing/setupModals'
import { NewsletterForm } from './NewsletterForm.tsx'

beforeAll(setupModals)

function show(input: ContentHarnessInput = {}) {
  const { api, host } = createContentHarness(input)
  render(
    <TestHost host={host}>
      <NewsletterForm />
    </TestHost>,
  )
  return api
}

async function send(email: string) {
  const field = screen.getByPlaceholderText('Введите email')
  if (email) await userEvent.type(field, email)
  await userEvent.click(screen.getByRole('button', { name: 'Подписаться' }))
  return field
}

test('it takes an e-mail from anybody and thanks for it [NEWSLETTER-001] [NEWSLETTER-002] [NEWSLETTER-004, CALL-044]', async () => {
  const api = show()
  await send('anna@mail.ru')
  const thanks = await screen.findByRole('dialog', { name: 'Спасибо' })
  expect(thanks).toHaveTextContent('На указанный email отправлено письмо для подтверждения подписки')
  const calls = api.calls.map(({ path, input }) => [path, input])
  expect(calls).toEqual([['/api/v1/user/subscribe', { body: { email: 'anna@mail.ru' } }]])
})

test.each([
  ['', 'Введите ваш Email'],
  ['anna', 'Email должен содержать символы «@» и «.»'],
])('the e-mail %j is refused without a call [NEWSLETTER-003]', async (email, message) => {
  const api = show()
  const field = await send(email)
  expect(await screen.findByText(message)).toBeInTheDocument()
  expect(field).toHaveAccessibleDescription(message)
  expect(api.calls).toEqual([])
})

test.each(NEWSLETTER_FIELD_ERRORS)('the message of %s is shown under the e-mail [FAULT-047]', async (error) => {
  show({ subscribe: () => ({ status: false, error, message: 'Этот email не подходит' }) })
  const field = await send('anna@mail.ru')
  await screen.findByText('Этот email не подходит')
  expect(field).toHaveAccessibleDescription('Этот email не подходит')
  expect(field).toHaveFocus()
})

const FAILURES = [
  ['an unknown error', () => ({ status: false, error: 'Strange', message: 'никому' })],
  ['a known error without words', () => ({ status: false, error: 'Incorrect' })],
  ['a lost call', () => Promise.reject<never>(new ApiError('unavailable', 0))],
] as const

test.each(FAILURES)('%s opens the generic popup [FAULT-048]', async (_, subscribe) => {
  show({ subscribe })
  const field = await send('anna@mail.ru')
  const popup = await screen.findByRole('dialog', { name: 'Ошибка' })
  expect(within(popup).getByText(/Повторите попытку или позвоните нам/)).toBeInTheDocument()
  expect(field).not.toHaveAccessibleDescription()
  expect(field).toHaveValue('anna@mail.ru')
})

test('advertising is agreed to apart from the data', () => {
  show()
  const names = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(names).toEqual(['/legal/marketing-consent/', '/legal/personal-consent/', '/legal/personal/'])
})
