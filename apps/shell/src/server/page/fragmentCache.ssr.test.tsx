/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { FragmentCache } from '@verstak/host'
import { Suspense, use, useId } from 'react'
import type { ReactNode } from 'react'
import type * as DomServer from 'react-dom/server'
import { createFragmentCache } from './fragmentCache.tsx'

/** The changed renderer is React's production file, and wants its like around it. */
jest.mock('react', () => {
  process.env.NODE_ENV = 'production'
  return jest.requireActual<object>('react')
})
jest.mock('react/jsx-runtime', () => {
  process.env.NODE_ENV = 'production'
  return jest.requireActual<object>('react/jsx-runtime')
})

const ROOT = join(__dirname, '../../../../..')
const nodeRequire = createRequire(__filename)
const change = nodeRequire(join(ROOT, 'tools/build/src/textStream.cjs')) as (source: string) => string
const source = readFileSync(join(ROOT, 'node_modules/react-dom/cjs/react-dom-server.node.production.js'), 'utf8')

/** React's renderer, as the shell's bundle holds it or as it comes. */
function load(code: string): Pick<typeof DomServer, 'renderToPipeableStream'> {
  const module = { exports: {} as typeof DomServer }
  new Function('require', 'module', 'exports', code)(nodeRequire, module, module.exports)
  return module.exports
}

const changed = load(change(source))
const unchanged = load(source)

/** Takes chunks as `PageStream` does: their memory is used again. */
class Copier extends PassThrough {
  override write(chunk: unknown): boolean {
    return super.write(Buffer.from(chunk as Uint8Array))
  }
}

async function render(page: ReactNode, { renderToPipeableStream } = changed): Promise<string> {
  const out = new Copier()
  await new Promise<void>((resolve, reject) => {
    const stream = renderToPipeableStream(page, {
      onShellReady: () => {
        stream.pipe(out)
        resolve()
      },
      onShellError: reject,
    })
  })
  return text(out)
}

const Tile = ({ children }: { children: ReactNode }): ReactNode => (
  <p>
    <i>Дрель & пила</i>
    {children}
  </p>
)

/** A part with a hole, and how often it was rendered. */
function setUp(Content = Tile) {
  let renderings = 0
  const Part = (props: { children: ReactNode }) => {
    renderings++
    return <Content {...props} />
  }
  const page = (keep: FragmentCache, of: string, hole: ReactNode) => (
    <main>
      {'до '}
      {keep(of, hole, (inner) => (
        <Part>{inner}</Part>
      ))}
      {' после'}
    </main>
  )
  return { page, renderings: () => renderings }
}

test('a part is rendered once for pages that make it of the same, its hole for each', async () => {
  const { page, renderings } = setUp()
  const keep = createFragmentCache()('guest')
  const pages = []
  for (const hole of ['один', 'два']) pages.push(await render(page(keep, 'дрель', <b>{hole}</b>)))
  expect(renderings()).toBe(1)
  expect(pages[1]).toBe('<main>до <p><i>Дрель &amp; пила</i><b>два</b></p> после</main>')
  expect(pages[1]).toBe(await render(page(keep, 'дрель', <b>два</b>), unchanged))
})

test('what differs, and pages of another kind of user, are rendered for themselves', async () => {
  const { page, renderings } = setUp()
  const keeper = createFragmentCache()
  await render(page(keeper('guest'), 'дрель', <b>1</b>))
  await render(page(keeper('guest'), 'пила', <b>1</b>))
  await render(page(keeper('staff'), 'дрель', <b>1</b>))
  expect(renderings()).toBe(3)
})

test('a part without a hole is kept whole', async () => {
  const { page, renderings } = setUp()
  const keep = createFragmentCache()('guest')
  const first = await render(page(keep, 'дрель', null))
  expect(await render(page(keep, 'дрель', null))).toBe(first)
  expect(renderings()).toBe(1)
})

test('a hole that comes later comes into its place', async () => {
  const { page, renderings } = setUp()
  const keep = createFragmentCache()('guest')
  const bare = createFragmentCache()('guest')
  const late = () => {
    const words = new Promise<string>((resolve) => setTimeout(resolve, 10, 'В корзину'))
    const Late = () => <button>{use(words)}</button>
    return (
      <Suspense fallback={<i>…</i>}>
        <Late />
      </Suspense>
    )
  }
  for (let count = 0; count < 3; count++) {
    expect(await render(page(keep, 'дрель', late()))).toBe(await render(page(bare, 'дрель', late()), unchanged))
  }
  // React as it comes rendered its own three.
  expect(renderings()).toBe(1 + 3)
})

test('a hole that meets text is not kept, because texts that meet are parted', async () => {
  const { page, renderings } = setUp(({ children }) => <p>Дрель {children}</p>)
  const keep = createFragmentCache()('guest')
  for (const hole of [<b key="b">1</b>, 'и пила'])
    expect(await render(page(keep, 'дрель', hole))).toBe(await render(page(keep, 'дрель', hole), unchanged))
  expect(renderings()).toBe(4)
})

test('a part of which something comes later is not kept', async () => {
  const wanted = new Promise<string>((resolve) => setTimeout(resolve, 10, 'завтра'))
  const Late = () => <b>{use(wanted)}</b>
  const { page, renderings } = setUp(({ children }) => (
    <p>
      <Suspense fallback="…">
        <Late />
      </Suspense>
      {children}
    </p>
  ))
  const keep = createFragmentCache()('guest')
  for (let count = 0; count < 2; count++) expect(await render(page(keep, 'дрель', <b>1</b>))).toContain('завтра')
  expect(renderings()).toBe(2)
})

test('a part with an id that counts by its place on the page is not kept', async () => {
  const { page, renderings } = setUp(({ children }) => (
    <p>
      <label htmlFor={useId()}>Цена</label>
      {children}
    </p>
  ))
  const keep = createFragmentCache()('guest')
  for (let count = 0; count < 2; count++) await render(page(keep, 'дрель', <b>1</b>))
  expect(renderings()).toBe(2)
})
