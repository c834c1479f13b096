import { DRAWINGS_VERSION } from '@verstak/drawings'
import { drawnVersion } from './drawnVersion.ts'

// Pictures are cached forever by version: without a new version, changed drawings would never reach shoppers.
test('the version in the addresses is that of the drawings; if not, run tools/images/src/refresh.ts', () => {
  expect(DRAWINGS_VERSION).toBe(drawnVersion())
})
