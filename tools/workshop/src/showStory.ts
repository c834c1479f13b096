import type { Browser, Page, Request } from '@playwright/test'
import { holdStill, type StillWindow } from './holdStill.ts'
import { settle } from './settle.ts'

/** Widths at which every story is checked: a phone and a wide desktop. */
export const WIDTHS = [390, 1440] as const

/** One of {@link WIDTHS}, CSS px. */
export type Width = (typeof WIDTHS)[number]

/** The fixed time of all stories, so that dates and countdowns are the same at every rendering. */
const NOW = Date.parse('2026-11-20T09:00:00Z')

/** Time limit for drawing and playing a story, on a busy machine. */
const DEADLINE_MS = 30_000

/** Limit of rounds in which a story loads more code. */
const MAX_LOADS = 10

/** State of the shown story in a preview of Storybook 10. */
interface PreviewWindow extends StillWindow {
  __STORYBOOK_ADDONS_CHANNEL__?: { emit: (event: string, what: object) => void }
  __STORYBOOK_PREVIEW__?: { currentRender?: { id?: string; phase?: string } }
}

/** Opens a page of one width with frozen clock and animations. */
export async function openPage(browser: Browser, width: Width): Promise<Page> {
  const isPhone = width < 768
  const context = await browser.newContext({
    viewport: { width, height: isPhone ? 844 : 900 },
    hasTouch: isPhone,
    isMobile: isPhone,
    reducedMotion: 'reduce',
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
  })
  await context.addInitScript(holdStill, { now: NOW })
  return context.newPage()
}

/**
 * Shows a story and waits until it is drawn and played, including fonts and pictures.
 * @param isFresh loads the document anew; otherwise the story replaces the previous one, which is much faster
 * @throws with the story's own error when it fails
 */
export async function showStory(page: Page, origin: string, id: string, isFresh: boolean): Promise<void> {
  const errors: string[] = []
  const remember = (error: Error) => errors.push(error.message)
  const underWay = new Set<Request>()
  const begin = (request: Request) => void underWay.add(request)
  const end = (request: Request) => void underWay.delete(request)
  page.on('pageerror', remember)
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  try {
    const isThere = !isFresh && page.url().startsWith(origin)
    if (!isThere) await page.goto(`${origin}/iframe.html?id=${encodeURIComponent(id)}&viewMode=story`)
    await page.evaluate(drawStory, { id, isThere, deadlineMs: DEADLINE_MS })
    let failure = await page.evaluate(settle)
    // Pending code requests load the rest of a page.
    for (let round = 1; underWay.size > 0 && round < MAX_LOADS; round += 1) failure = await page.evaluate(settle)
    if (failure !== null) errors.push(failure)
  } finally {
    page.off('pageerror', remember)
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
  }
  if (errors.length > 0) throw new Error(errors.join('\n'))
}

/** Runs in the page: asks Storybook for another story, as its sidebar does, and waits until it is played through. */
async function drawStory(wanted: { id: string; isThere: boolean; deadlineMs: number }): Promise<void> {
  const preview = window as unknown as PreviewWindow
  if (wanted.isThere) {
    preview.__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId: wanted.id, viewMode: 'story' })
    window.scrollTo(0, 0)
  }
  const ends = ['completing', 'completed', 'finished', 'errored', 'aborted']
  const giveUpAt = performance.now() + wanted.deadlineMs
  for (;;) {
    const render = preview.__STORYBOOK_PREVIEW__?.currentRender
    if (render?.id === wanted.id && ends.includes(render.phase ?? '')) return
    if (performance.now() > giveUpAt) throw new Error(`The story is not drawn after ${wanted.deadlineMs} ms.`)
    await preview.verstakStill.wait(5)
  }
}
