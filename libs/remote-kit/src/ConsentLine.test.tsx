import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { WidgetProps } from '@verstak/contracts/widget'
import { CONSENT_DOCUMENTS } from '@verstak/contracts/consent'
import type { Host } from '@verstak/host'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { ConsentLine, type ConsentLineProps } from './ConsentLine.tsx'
import { TestHost, createTestHost } from './TestHost.tsx'

beforeAll(() => {
  // jsdom has `<dialog>` but cannot open it.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false
  }
})

function show(props: ConsentLineProps, isServed?: Host['isServed']) {
  const host = createTestHost({
    call: createFakeApi().call,
    region: makeRegion(),
    isServed,
    widgets: { 'content/LegalText': ({ slug }: WidgetProps['content/LegalText']) => <p>{`text of ${slug}`}</p> },
  })
  const { container } = render(
    <TestHost host={host}>
      <ConsentLine {...props} />
    </TestHost>,
  )
  return container.querySelector('p')!
}

const addresses = (line: HTMLElement) =>
  within(line)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'))

const consent = 'согласие на обработку персональных данных'
const tab = ' (откроется в новой вкладке)'

test.each([
  [
    'account',
    `вы даёте ${consent}, принимаете политику обработки${tab} и пользовательское соглашение${tab}`,
    ['/legal/personal-consent/', '/legal/personal/', '/legal/user-agreement/'],
  ],
  [
    'order',
    `вы даёте ${consent}, принимаете политику обработки${tab} и правила торговли${tab}`,
    ['/legal/personal-consent/', '/legal/personal/', '/legal/trade-rules/'],
  ],
  [
    'request',
    `вы даёте ${consent}, принимаете политику обработки${tab}`,
    ['/legal/personal-consent/', '/legal/personal/'],
  ],
  [
    'newsletter',
    `вы даёте согласие на получение рекламных рассылок и ${consent}, принимаете политику обработки${tab}`,
    ['/legal/marketing-consent/', '/legal/personal-consent/', '/legal/personal/'],
  ],
] as const)('for %s it names what is agreed to, with links', (purpose, words, hrefs) => {
  const line = show({ action: 'Готово', purpose })
  expect(line).toHaveTextContent(`Нажимая «Готово», ${words}`)
  expect(addresses(line)).toEqual(hrefs)
})

test('its links name the texts under which consents are kept', () => {
  const line = show({ action: 'Готово', purpose: 'newsletter' })
  for (const slug of Object.values(CONSENT_DOCUMENTS)) expect(addresses(line)).toContain(`/legal/${slug}/`)
})

test('the consent opens as a window over the form', async () => {
  show({ action: 'Зарегистрироваться', purpose: 'account' })
  await userEvent.click(screen.getByRole('link', { name: consent }))
  const opened = await screen.findByRole('dialog', { name: 'Согласие на обработку персональных данных' })
  expect(within(opened).getByText('text of personal-consent')).toBeInTheDocument()
})

test('pages that nobody has released are named without a link', () => {
  const line = show({ action: 'Готово', purpose: 'request' }, () => false)
  expect(line).toHaveTextContent(`Нажимая «Готово», вы даёте ${consent}, принимаете политику обработки`)
  expect(addresses(line)).toEqual([])
})
