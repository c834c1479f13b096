import { defineConfig } from '@playwright/test'
import journeys, { desktop } from './playwright.config.ts'

const isLong = process.env['VERSTAK_LONG'] === '1'

/**
 * `*.faults.e2e.ts` on releases broken on purpose. They never run in parallel with journeys or each other, whatever the
 * number of workers, because they share one store. With `VERSTAK_LONG=1` it runs the tests of the long run.
 */
export default defineConfig({
  ...journeys,
  testMatch: '**/*.faults.e2e.ts',
  fullyParallel: false,
  timeout: 180_000,
  ...(isLong ? { grep: /@long/ } : { grepInvert: /@long/ }),
  projects: [{ name: 'faults', workers: 1, use: desktop }],
})
