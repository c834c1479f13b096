import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OFF_BY_PLAYWRIGHT } from './browserArgs.ts'

test('what Playwright switches off stays off', () => {
  const bundle = join(import.meta.dirname, '../../../node_modules/playwright-core/lib/coreBundle.js')
  const [, list] = /disabledFeatures = \[([^\]]*)\]/.exec(readFileSync(bundle, 'utf8')) ?? []
  const names = [...list!.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name)
  expect(names).toContain('PaintHolding')
  expect(OFF_BY_PLAYWRIGHT).toEqual(expect.arrayContaining(names))
})
