import { createContext, runInContext } from 'node:vm'
import { ApiError } from './ApiError.ts'
import { readApiError } from './readApiError.ts'

const details = [{ field: 'contact.phone', reason: 'short', message: 'too short' }]

/** Another remote's copy of the class. */
class Copy extends Error {
  override name = 'ApiError'
  code = 'rate-limited'
  status = 429
  details = details
  body = undefined
}

/** An error of another realm, with a different `Error` class. */
const fromOtherRealm: unknown = runInContext(
  `Object.assign(new Error('failed'), { name: 'ApiError', code: 'not-found', status: 404, details: [] })`,
  createContext(),
)

test.each([
  ['of this bundle', new ApiError('not-found', 404, details), { code: 'not-found', status: 404, details }],
  ['of another bundle', new Copy(), { code: 'rate-limited', status: 429, details }],
  ['of another realm', fromOtherRealm, { code: 'not-found', status: 404, details: [] }],
])('an error %s is read', (_, error, failure) => {
  expect(readApiError(error)).toEqual({ ...failure, message: null })
})

test('an older copy of the class without status and details is read as one without an answer', () => {
  const old = Object.assign(new Error('failed'), { name: 'ApiError', code: 'internal' })
  expect(readApiError(old)).toEqual({ code: 'internal', status: 0, details: [], message: null })
})

test.each([
  ['at the top', { meta: { message: 'Товар снят.' } }, 'Товар снят.'],
  ['in the data', { data: { meta: { message: 'Товар снят.' } } }, 'Товар снят.'],
  ['of blanks', { meta: { message: '  ' } }, null],
  ['that is no text', { data: { meta: { message: 7 } } }, null],
  ['nowhere', { title: 'x' }, null],
  ['in no object', 'oops', null],
])('the sentence for the shopper %s', (_, body, message) => {
  expect(readApiError(new ApiError('invalid-input', 400, [], body))?.message).toBe(message)
})

test.each([
  ['a mistake in the code', new TypeError('undefined is not a function')],
  ['an aborted call', new DOMException('', 'AbortError')],
  ['an answer of the router', { status: 404, statusText: '', internal: false, data: null }],
  ['a name without a code', { name: 'ApiError' }],
  ['nothing', undefined],
  ['null', null],
  ['a text', 'ApiError'],
])('%s is no failed call', (_, error) => {
  expect(readApiError(error)).toBeNull()
})
