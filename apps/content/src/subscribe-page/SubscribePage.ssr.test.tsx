/** @jest-environment node */
import { renderRemote } from '@verstak/remote-kit/testing/renderRemote'
import { createContentHarness } from '../testing/contentHarness.tsx'

const open = (address: string) => {
  const { host, routes } = createContentHarness()
  return renderRemote(host, routes, address)
}

test('the form works without scripts', async () => {
  const html = await open('/subscribe/')
  expect(html).toContain('<title>Подписка на рассылку — Верстак</title>')
  expect(html).toContain('<link rel="canonical" href="/subscribe/"/>')
  expect(html).toMatch(/<form [^>]*action="\/api\/v1\/user\/subscribe\/form"[^>]*method="post"/)
  expect(html).toMatch(/<input [^>]*name="email"/)
})

test('once it was sent, the page says so', async () => {
  const html = await open('/subscribe/?result=sent')
  expect(html).toContain('На указанный email отправлено письмо для подтверждения подписки')
  expect(html).not.toContain('<form')
})

test('a refusal stands under the e-mail, anything else is ignored', async () => {
  expect(await open('/subscribe/?result=AlreadyExistFeed')).toContain('Этот email уже подписан на рассылку')
  for (const result of ['toString', 'x'])
    expect(await open(`/subscribe/?result=${result}`)).not.toContain('aria-invalid')
})
