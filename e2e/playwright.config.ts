import { defineConfig } from '@playwright/test'
import { DEVICE_COOKIES } from '@verstak/contracts/deviceCookie'
import { BROWSER_ARGS } from '@verstak/tools-test/browserArgs'
import { findBrowser } from '@verstak/tools-test/findBrowser'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '@verstak/tools-start/findFreePort'

const root = join(import.meta.dirname, '..')

// Every Playwright worker evaluates this file again; the environment passes the first values on to them.
const port = Number(process.env['VERSTAK_PORT'] ?? (await findFreePort()))
process.env['VERSTAK_PORT'] = String(port)
if (!process.env['VERSTAK_DATA']) {
  const folder = mkdtempSync(join(tmpdir(), 'verstak-e2e-'))
  // When root starts it, the database runs under another account, which needs access to the folder.
  chmodSync(folder, 0o711)
  process.env['VERSTAK_DATA'] = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
}
delete process.env['DATABASE_URL']

const address = process.env['E2E_BASE_URL'] ?? `http://localhost:${port}`
const executablePath = findBrowser()

// User agent of a browser with a window.
export const desktop = {
  viewport: { width: 1440, height: 900 },
  userAgent:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
}
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
}

/** Tests that do not depend on the layout run only on the desktop. */
const LAYOUT_FREE = /\/(addresses|analytics|failures|scrollWithinRoute)\.e2e\.ts$/

/**
 * Journeys in `*.e2e.ts` run on desktop and phone (on one of them with the tag `@desktop` or `@phone`; with `@once`, where the layout makes no difference,
 * on the phone in the long run only), `*.no-js.e2e.ts` without JavaScript, `*.long.e2e.ts` in the long run.
 * `*.faults.e2e.ts` break the store that they run on, and have a configuration of their own.
 */
export default defineConfig({
  testDir: join(root, 'e2e/src'),
  testMatch: '**/*.e2e.ts',
  outputDir: process.env['E2E_ARTIFACTS'] ?? join(root, 'test-results/e2e-artifacts'),
  forbidOnly: Boolean(process.env['CI']),
  fullyParallel: true,
  // One more than the processors of CI: journeys often wait for the page.
  workers: 3,
  // On a shared CI machine a retry separates slow moments from faults; the report still shows the test as flaky.
  retries: process.env['CI'] ? 1 : 0,
  // Nothing here measures time: on a shared machine a moment may last long, and only what never comes is a fault.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? join(root, 'test-results/e2e.json') }],
  ],
  use: {
    baseURL: address,
    // A returning visitor: otherwise the region popup would cover the controls, and the app banner would be above them.
    storageState: { cookies: [DEVICE_COOKIES.regionApproved, DEVICE_COOKIES.appBarHidden].map(answered), origins: [] },
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    // Traces slow every test down. Without retries use `--trace retain-on-failure`.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath !== null && { executablePath }),
      args: [
        ...BROWSER_ARGS,
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'desktop', testIgnore: /\.(no-js|long|faults)\.e2e\.ts$/, grepInvert: /@phone/, use: desktop },
    {
      name: 'phone',
      testIgnore: [/\.(no-js|long|faults)\.e2e\.ts$/, LAYOUT_FREE],
      grepInvert: /@desktop|@once/,
      use: phone,
    },
    { name: 'phone-long', testIgnore: /\.(no-js|long|faults)\.e2e\.ts$/, grep: /@once/, use: phone },
    { name: 'no-js', testMatch: '**/*.no-js.e2e.ts', use: { ...desktop, javaScriptEnabled: false } },
    { name: 'long', testMatch: '**/*.long.e2e.ts', timeout: 600_000, use: desktop },
  ],
  // E2E_BASE_URL points the journeys at a store that runs already.
  ...(process.env['E2E_BASE_URL'] === undefined && {
    webServer: {
      command: 'node tools/start/start.mjs',
      cwd: root,
      // The shell's port for operations: ready means that pages can be served.
      url: `http://127.0.0.1:${port + 90}/readyz`,
      timeout: 600_000,
      stdout: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    },
  }),
})

/** The cookie of a visitor who has answered a question of the store. */
function answered({ name }: { name: string }) {
  const { hostname: domain } = new URL(address)
  const expires = Math.floor(Date.now() / 1000) + 365 * 24 * 60 * 60
  return { name, value: '1', domain, path: '/', expires, httpOnly: false, secure: false, sameSite: 'Lax' as const }
}
