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

test('the link of a letter leads to a button that confirms, without scripts', async () => {
  const html = await open('/subscribe/?key=abc-DEF_1')
  expect(html).toMatch(/<form [^>]*action="\/api\/v1\/user\/subscribe\/confirm"[^>]*method="post"/)
  expect(html).toContain('<input type="hidden" name="key" value="abc-DEF_1"/>')
  expect(html).toContain('Подтвердить подписку')
  expect(html).not.toContain('name="email"')
})

test('the link of a newsletter leads to a button that ends it, without scripts', async () => {
  const html = await open('/subscribe/?leave=abc-DEF_1')
  expect(html).toMatch(/<form [^>]*action="\/api\/v1\/user\/subscribe\/leave"[^>]*method="post"/)
  expect(html).toContain('<input type="hidden" name="key" value="abc-DEF_1"/>')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toContain('>Отписаться<')
  expect(html).not.toContain('name="email"')
})

test.each([
  ['confirmed', 'Подписка подтверждена', false],
  ['left', 'Вы отписались', false],
  ['oldKey', 'Ссылка из письма не действует', true],
])('after the result %s it says so', async (result, words, hasForm) => {
  const html = await open(`/subscribe/?result=${result}`)
  expect(html).toContain(words)
  expect(html.includes('name="email"')).toBe(hasForm)
})

test('a refusal stands under the e-mail, anything else is ignored', async () => {
  expect(await open('/subscribe/?result=AlreadyExistFeed')).toContain('Этот email уже подписан на рассылку')
  for (const result of ['toString', 'x'])
    expect(await open(`/subscribe/?result=${result}`)).not.toContain('aria-invalid')
})
