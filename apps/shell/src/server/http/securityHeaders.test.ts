/** @jest-environment node */
import { securityHeadersOf } from './securityHeaders.ts'

test.each(['', 'http://127.0.0.1:4000'])('a store at «%s» asks no browser to come by HTTPS only', (origin) => {
  expect(securityHeadersOf(origin).every).not.toHaveProperty('strict-transport-security')
})

test('a store with HTTPS asks for it in every answer', () => {
  const { every, document, plainPage } = securityHeadersOf('https://verstak.example')
  for (const headers of [every, document, plainPage])
    expect(headers).toMatchObject({ 'strict-transport-security': 'max-age=31536000' })
})

test('the store keeps to itself what it uses, and nobody gets the rest', () => {
  const features = securityHeadersOf('').document['permissions-policy'].split(', ')
  expect(features).toEqual(
    expect.arrayContaining([
      'geolocation=(self)',
      'publickey-credentials-get=(self)',
      'publickey-credentials-create=(self)',
      'clipboard-write=(self)',
      'fullscreen=(self)',
      'camera=()',
      'microphone=()',
      'usb=()',
    ]),
  )
  expect(new Set(features).size).toBe(features.length)
})
