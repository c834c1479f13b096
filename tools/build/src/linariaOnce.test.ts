import wywLoader from '@wyw-in-js/webpack-loader'

jest.mock('@wyw-in-js/webpack-loader', () => ({ __esModule: true, default: jest.fn() }))

interface Context {
  resource: string
  _compiler: { name: string }
  callback: (error: Error | null, code?: string) => void
}
type Loader = (this: Context, source: string) => void

const evaluate = jest.mocked(wywLoader as unknown as Loader)
const linariaOnce = jest.requireActual<Loader>('./linariaOnce.cjs')

const load = (source: string, { app = 'cart', file = '/x/A.tsx' } = {}) =>
  new Promise<string | undefined>((resolve, reject) =>
    linariaOnce.call(
      { resource: file, _compiler: { name: app }, callback: (error, code) => (error ? reject(error) : resolve(code)) },
      source,
    ),
  )

beforeEach(() => {
  evaluate.mockReset().mockImplementation(function (this: Context, source) {
    this.callback(null, `${source} of ${this._compiler.name}`)
  })
})

test('the second build of a project gets what the first has found out', async () => {
  expect(await load('a')).toBe('a of cart')
  expect(await load('a')).toBe('a of cart')
  expect(evaluate).toHaveBeenCalledTimes(1)
})

test('another source, file or project is evaluated anew, and so is what has failed', async () => {
  evaluate.mockImplementationOnce(function (this: Context) {
    this.callback(new Error('broken'))
  })
  await expect(load('b', { file: '/x/B.tsx' })).rejects.toThrow('broken')
  expect(await load('b', { file: '/x/B.tsx' })).toBe('b of cart')
  expect(await load('c', { file: '/x/B.tsx' })).toBe('c of cart')
  expect(await load('c', { file: '/x/C.tsx' })).toBe('c of cart')
  expect(await load('c', { file: '/x/C.tsx', app: 'auth' })).toBe('c of auth')
  expect(evaluate).toHaveBeenCalledTimes(5)
})
