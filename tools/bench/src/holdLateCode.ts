import type { Page } from '@playwright/test'

/**
 * Keeps pages from bringing by themselves what they bring some seconds after they came (`LATE_MS` of the shell,
 * `visitorIsThere`): on a busy machine that time is over before the network is idle. The visitor's first sign still
 * brings it.
 */
export async function holdLateCode(page: Page): Promise<void> {
  await page.addInitScript((lateMs) => {
    const { setTimeout } = window
    const set = (act: TimerHandler, delay = 0, ...input: unknown[]) =>
      delay >= lateMs ? 0 : setTimeout(act, delay, ...input)
    window.setTimeout = set as typeof setTimeout
  }, 4000)
}
