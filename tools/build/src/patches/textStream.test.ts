import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type * as ReactPackage from 'react'
import type * as Dom from 'react-dom'
import type * as DomServer from 'react-dom/server'
import { ROOT } from '../paths.ts'

const holdText = jest.requireActual<(source: string) => string>('./textStream.cjs')
const packages = join(ROOT, 'node_modules')
const source = readFileSync(join(packages, 'react-dom/cjs/react-dom-server.node.production.js'), 'utf8')
const nodeRequire = createRequire(__filename)

/** Runs a file of React, with `require` of React's production files. */
function load<Module>(code: string): Module {
  const module = { exports: {} as Module }
  const require = (name: string): unknown => (name === 'react' ? React : name === 'react-dom' ? dom : nodeRequire(name))
  new Function('require', 'module', 'exports', code)(require, module, module.exports)
  return module.exports
}

const production = (name: string) => readFileSync(join(packages, name, `cjs/${name}.production.js`), 'utf8')
const React = load<typeof ReactPackage>(production('react'))
const dom = load<typeof Dom>(production('react-dom'))
const { createElement: h, Suspense, use } = React

/** Copies chunks as `PageStream` does, because their memory is reused. */
class Copier extends PassThrough {
  override write(chunk: unknown): boolean {
    return super.write(Buffer.from(chunk as Uint8Array))
  }
}

type Renderer = Pick<typeof DomServer, 'renderToPipeableStream'>

async function render({ renderToPipeableStream }: Renderer): Promise<string> {
  const late = new Promise<string>((resolve) => setTimeout(resolve, 20, 'Пришло "потом" <b>'))
  const Late = () => h('p', { className: 'late', title: 'a & "b"' }, use(late))
  const Page = () => {
    dom.preload('/font.woff2', { as: 'font', crossOrigin: 'anonymous' })
    const rows = Array.from({ length: 300 }, (_, row) =>
      h('li', { key: row, 'aria-label': `Строка ${row} 🔧`, hidden: row % 2 === 0, tabIndex: -1 }, row, ' — ', 'ряд'),
    )
    return h(
      'html',
      { lang: 'ru' },
      h('head', null, h('link', { rel: 'stylesheet', href: '/a.css', precedence: 'one' })),
      h(
        'body',
        { style: { color: 'red', opacity: 0.5 } },
        h('ul', null, rows),
        h('a', { href: '/?a=1&b=2', download: true }, 'ссылка'),
        h('input', { name: 'q', defaultValue: '«»', disabled: true }),
        h('div', { dangerouslySetInnerHTML: { __html: '<i>как есть</i>' } }),
        h(Suspense, { fallback: h('p', null, 'ждём') }, h(Late)),
      ),
    )
  }
  const out = new Copier()
  const stream = renderToPipeableStream(h(Page), {
    nonce: 'nonce',
    bootstrapScriptContent: 'start("</script>")',
    onShellReady: () => stream.pipe(out),
  })
  return text(out)
}

test('the changed renderer writes the same page to the letter, in batches', async () => {
  const changed = await render(load(holdText(source)))
  expect(changed).toContain('Пришло &quot;потом&quot; &lt;b&gt;')
  expect(changed).toBe(await render(load(source)))
})

test('another version of React is refused rather than half changed', () => {
  expect(() => holdText(source.replace('function writeChunk(', 'function putChunk('))).toThrow('has changed')
})
