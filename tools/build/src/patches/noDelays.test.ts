import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../paths.ts'

const noDelays = jest.requireActual<(source: string) => string>('./noDelays.cjs')
const hooks = readFileSync(join(ROOT, 'node_modules/jotai/esm/react.mjs'), 'utf8')

test('readers of atoms hear of a change at once, without the advice about delays', () => {
  expect(hooks).toContain('delay option is deprecated')
  const left = noDelays(hooks)
  expect(left).not.toMatch(/deprecated|setTimeout/i)
  expect(left).toMatch(/catch \(e\) \{\s+\}\s+\}\s+rerender\(\);\s+\}\);\s+rerender\(\);\s+return unsub;/)
})

test('a version of jotai without delays is refused rather than half changed', () => {
  expect(() => noDelays(hooks.replaceAll('typeof delay', 'typeof pause'))).toThrow('has changed')
})
