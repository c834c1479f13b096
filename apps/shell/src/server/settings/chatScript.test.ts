/** @jest-environment node */
import { chatOriginOf, parseChatScript } from './chatScript.ts'
import { contentSecurityPolicy } from '../page/contentSecurityPolicy.ts'

test('without a setting the chat is the shop’s own', () => {
  expect([parseChatScript(undefined), parseChatScript(''), chatOriginOf('')]).toEqual(['', '', ''])
})

test('another chat may show what it brings and be talked to, and no more', () => {
  const script = parseChatScript('https://chat.example/widget.js?shop=1')
  const policy = contentSecurityPolicy('abc', '', chatOriginOf(script)).split('; ')
  expect(policy).toEqual(
    expect.arrayContaining([
      "script-src 'nonce-abc' 'strict-dynamic'",
      "style-src 'self' https://chat.example",
      "img-src 'self' data: https://chat.example",
      "connect-src 'self' https://chat.example wss://chat.example",
      "frame-src 'self' https://chat.example",
    ]),
  )
  expect(contentSecurityPolicy('abc', '')).not.toContain('chat.example')
})

test.each(['chat.example', '/widget.js', 'javascript:alert(1)', 'data:text/javascript,1'])(
  '«%s» is refused',
  (setting) => {
    expect(() => parseChatScript(setting)).toThrow(/^CHAT_SCRIPT is/)
  },
)
