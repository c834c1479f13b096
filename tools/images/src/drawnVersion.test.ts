import { DRAWINGS_VERSION } from '@verstak/drawings'
import { drawnVersion } from './drawnVersion.ts'

// Pictures are kept for ever under their version: changed drawings under the old one would never reach a shopper.
test('the version in the addresses is that of the drawings; if not, run tools/images/src/refresh.ts', () => {
  expect(DRAWINGS_VERSION).toBe(drawnVersion())
})
