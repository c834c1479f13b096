import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../paths.ts'

const markPure = jest.requireActual<(source: string) => string>('./pureRouter.cjs')
const folder = join(ROOT, 'node_modules/react-router/dist/production')
const router = readdirSync(folder)
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .find((text) => text.includes('function createRouter('))!

test('a router that begins asks no storage of the browser', () => {
  const start = (text: string) => text.slice(text.indexOf('function createRouter('), text.indexOf('function dispose()'))
  expect(start(router)).toContain('restoreAppliedTransitions(')
  expect(start(markPure(router))).not.toMatch(/AppliedTransitions\(|sessionStorage/)
  expect(start(markPure(router))).toContain('if (!state.initialized) {')
})

test.each([
  ['restoreAppliedTransitions(routerWindow', 'void 0, restoreAppliedTransitions(routerWindow'],
  ['.displayName = ', '.title = '],
  ['.forwardRef(', '.forward('],
  [' warn', ' advise'],
])('a version of the router without %s is refused rather than half changed', (found, other) => {
  expect(() => markPure(router.replaceAll(found, other))).toThrow('has changed')
})

test('the advice to developers is left out where nobody develops, and nothing else', () => {
  const before = `  if (url)
    warning(
      url.endsWith(")"),
      \`Route "\${url}" (\${count});\`
    );
  warningOnce("key", false, "No (element);");
  go(url);
`
  expect(markPure(before)).toBe('  if (url)\n    ;\n  ;\n  go(url);\n')
  expect(markPure.call({ mode: 'development' }, before)).toBe(before)
  expect(markPure(router)).not.toMatch(/^ +warn(ing)?(Once)?\(/m)
})
