import { render, screen } from '@testing-library/react'
import { TestHost } from '@verstak/remote-kit/TestHost'
import userEvent from '@testing-library/user-event'
import { ConsentLine } from '@verstak/remote-kit/ConsentLine'
import { createContentHarness } from '../testing/contentHarness.tsx'
import { setupModals } from '@verstak/testing/setupModals'
import { LegalText } from './LegalText.tsx'

beforeAll(setupModals)

const show = (slug: string) => {
  const { host } = createContentHarness()
  render(
    <TestHost host={host}>
      <LegalText slug={slug} />
    </TestHost>,
  )
}

test('it shows the valid version of the text, and leads to its page', async () => {
  show('personal-consent')
  expect(await screen.findByText('Редакция 2 от 1 марта 2026')).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 3, name: '1. Общие положения' })).toBeInTheDocument()
  const link = screen.getByRole('link', { name: 'Открыть на отдельной странице' })
  expect(link).toHaveAttribute('href', '/legal/personal-consent/')
})

test('a text that does not come can be asked for again', async () => {
  show('loyalty')
  expect(await screen.findByRole('alert')).toHaveTextContent('Текст не загрузился')
})

test('the line under a form opens the text of the consent over it', async () => {
  const { host } = createContentHarness()
  render(
    <TestHost host={host}>
      <ConsentLine action="Готово" purpose="account" />
    </TestHost>,
  )
  await userEvent.click(screen.getByRole('link', { name: 'согласие на обработку персональных данных' }))
  expect(await screen.findByText(/Оператор — ООО «Верстак»/)).toBeInTheDocument()
})
