import { defineConfig } from '@playwright/test'
import journeys, { desktop } from './playwright.config.ts'

const isLong = process.env['VERSTAK_LONG'] === '1'

/**
 * `*.faults.e2e.ts` on releases broken on purpose: never beside journeys, and one test at a time, however many workers
 * are asked for, because all are on one store. With `VERSTAK_LONG=1` what the long run has of them.
 */
export default defineConfig({
  ...journeys,
  testMatch: '**/*.faults.e2e.ts',
  fullyParallel: false,
  timeout: 90_000,
  ...(isLong ? { grep: /@long/ } : { grepInvert: /@long/ }),
  projects: [{ name: 'faults', workers: 1, use: desktop }],
})
