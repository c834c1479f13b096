/** @jest-environment node */
import { renderRemote } from '@verstak/remote-kit/testing/renderRemote'
import { createContentHarness } from '../testing/contentHarness.tsx'

const open = (address: string) => {
  const { host, routes } = createContentHarness()
  return renderRemote(host, routes, address)
}

test('the link of a letter leads to a button that confirms, without scripts', async () => {
  const html = await open('/confirm-email/?key=abc-DEF_1')
  expect(html).toMatch(/<form [^>]*action="\/api\/v1\/user\/email\/confirm"[^>]*method="post"/)
  expect(html).toContain('<input type="hidden" name="key" value="abc-DEF_1"/>')
  expect(html).toContain('Подтвердить email')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
})

test.each([
  ['confirmed', 'Email подтверждён'],
  ['oldKey', 'Ссылка из письма не действует'],
  ['otherUser', 'Это письмо для другого аккаунта'],
])('after the result %s it says so', async (result, words) => {
  const html = await open(`/confirm-email/?result=${result}`)
  expect(html).toContain(words)
  expect(html).not.toContain('<form')
})

test.each(['/confirm-email/', '/confirm-email/?result=toString', '/confirm-email/?key=%3Cscript%3E'])(
  '%s says what to open',
  async (address) => {
    const html = await open(address)
    expect(html).toContain('Откройте ссылку из письма')
    expect(html).not.toContain('<form')
  },
)
