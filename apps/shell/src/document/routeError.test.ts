import { ApiError } from '@verstak/api-client/ApiError'
import { pageStatusOf, toRouteError } from './routeError.ts'

/** The error of a loader that throws `data(null, { status })`. */
const thrown = (status: number) => ({ status, statusText: '', internal: false, data: null })

test.each([
  ['what a loader says itself', thrown(404), 404],
  ['a product that does not exist', new ApiError('not-found', 404), 404],
  ['a page behind the last one', new ApiError('page-out-of-range', 404), 404],
  ['an address that the API cannot read', new ApiError('invalid-input', 400), 400],
  ['an API that is down', new ApiError('unavailable', 0), 503],
  ['an API that fails', new ApiError('internal', 500), 503],
  ['an API that is asked too often', new ApiError('rate-limited', 429), 503],
  ['a mistake in the code', new TypeError('undefined is not a function'), 503],
  ['something that is no error', 'oops', 503],
])('%s', (_what, error, status) => {
  expect(pageStatusOf(error)).toBe(status)
})

test('an ApiError is known by its name, because each remote carries its own copy of the class', () => {
  const foreign = Object.assign(new Error('API call failed'), { name: 'ApiError', code: 'not-found' })
  expect(pageStatusOf(foreign)).toBe(404)
})

test('the browser gets the status of a failure and nothing of its words', () => {
  expect(toRouteError(new Error('password of the database'))).toEqual(thrown(503))
})
