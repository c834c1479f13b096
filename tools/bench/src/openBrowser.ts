import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { findBrowser } from '@verstak/tools-test/findBrowser'

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** An installed Chrome or Chromium, headless, that a debugger can reach at `debuggingPort`. */
export async function openBrowser(debuggingPort?: number): Promise<Browser> {
  const executablePath = findBrowser()
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: debuggingPort ? [...ARGS, `--remote-debugging-port=${debuggingPort}`] : ARGS,
  })
}
