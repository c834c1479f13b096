import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../paths.ts'

const nameless = jest.requireActual<(source: string) => string>('./namelessModule.cjs')
const library = readFileSync(join(ROOT, 'node_modules/maplibre-gl/dist/maplibre-gl.mjs'), 'utf8')

test('maplibre-gl learns no path of the machine that builds it', () => {
  expect(library).toContain('import.meta.url')
  expect(nameless(library)).not.toContain('import.meta')
})

test('a version that does not ask is refused', () => {
  expect(() => nameless('export {}')).toThrow('has changed')
})
