import { localPath } from './localPath.ts'

test.each(['/', '/cart/', '/search/?q=%D0%B4%D1%80%D0%B5%D0%BB%D1%8C', '/user/orders/#last', '/login/?next=/'])(
  '%s stays in the store',
  (address) => expect(localPath(address)).toBe(address),
)

test.each([
  '',
  'cart',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/./\\evil.example',
  '/%2e//evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '///evil.example',
])('%j is refused', (address) => expect(localPath(address)).toBeNull())
