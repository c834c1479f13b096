/** @jest-environment node */
import { createHash } from 'node:crypto'
import { createKeyPair, integrityOf, isSignedBy, sign } from './signature.ts'

const team = createKeyPair()
const other = createKeyPair()
const value = { name: 'cart', hashes: { b: '2', a: '1' }, routes: ['/cart/'] }

test('a team signs what everybody can check, in any order of keys', () => {
  const signature = sign(value, team.privateKey)
  const reordered = { routes: ['/cart/'], hashes: { a: '1', b: '2' }, name: 'cart' }
  expect(isSignedBy(reordered, signature, [other.publicKey, team.publicKey])).toBe(true)
})

test.each([
  ['another team', value, [other.publicKey]],
  ['nobody', value, []],
  ['a changed value', { ...value, name: 'auth' }, [team.publicKey]],
  ['another order of a list', { ...value, routes: ['/b/', '/a/'] }, [team.publicKey]],
  ['a key that is none', value, ['-----BEGIN PUBLIC KEY-----\nrubbish\n-----END PUBLIC KEY-----']],
])('%s does not pass', (_what, signed, keys) => {
  expect(isSignedBy(signed, sign(value, team.privateKey), keys)).toBe(false)
})

test('a signature that is none does not pass', () => {
  expect(isSignedBy(value, '%%%', [team.publicKey])).toBe(false)
})

test('a hash is written as in the integrity attribute', () => {
  expect(integrityOf(Buffer.from('x'))).toBe(`sha384-${createHash('sha384').update('x').digest('base64')}`)
})
