import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { findBrowser } from '@verstak/tools-test/findBrowser'

export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** An installed Chrome or Chromium, headless. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = findBrowser()
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: BROWSER_ARGS })
}
