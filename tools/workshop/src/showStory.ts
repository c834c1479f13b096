import type { Browser, Page, Request } from '@playwright/test'

/** Widths at which every story is checked: a phone and a wide desktop. */
export const WIDTHS = [390, 1440] as const

/** One of {@link WIDTHS}, CSS px. */
export type Width = (typeof WIDTHS)[number]

/** The moment at which all stories play, so that dates and countdowns say the same at every rendering. */
const NOW = new Date('2026-11-20T09:00:00Z')

/** How long a story may take to be drawn and played through, on a busy machine. */
const DEADLINE_MS = 30_000

/**
 * How long nothing may happen until a story is taken to be whole. Of a page that waits for an answer React holds back for
 * 300 ms what has come.
 */
const QUIET_MS = { component: 100, page: 400 } as const

/** How often a story may turn out to load something more. */
const MOST_LOADS = 10

/** What a preview of Storybook 10 tells of the story that it shows. */
interface PreviewWindow {
  __STORYBOOK_ADDONS_CHANNEL__?: { emit: (event: string, what: object) => void }
  __STORYBOOK_PREVIEW__?: { currentRender?: { id?: string; phase?: string } }
}

/** A page of one width with what moves standing still. */
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
  await context.clock.setFixedTime(NOW)
  return context.newPage()
}

/**
 * Shows a story and waits until it is drawn and played through, its fonts and pictures included.
 * @param isFresh loads the document anew; else the story takes the place of the one before, which is much quicker
 * @throws with the story's own error when it fails
 */
export async function showStory(page: Page, origin: string, id: string, isFresh: boolean): Promise<void> {
  const errors: string[] = []
  const remember = (error: Error) => errors.push(error.message)
  const quietMs = QUIET_MS[id.startsWith('pages-') ? 'page' : 'component']
  const underWay = new Set<Request>()
  const begin = (request: Request) => void underWay.add(request)
  const end = (request: Request) => void underWay.delete(request)
  page.on('pageerror', remember)
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  try {
    if (isFresh || !page.url().startsWith(origin)) {
      await page.goto(`${origin}/iframe.html?id=${encodeURIComponent(id)}&viewMode=story`)
    } else {
      await page.evaluate(replaceStory, id)
    }
    await page.waitForFunction(
      (wanted) => {
        const render = (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__?.currentRender
        return (
          render?.id === wanted &&
          ['completing', 'completed', 'finished', 'errored', 'aborted'].includes(render.phase ?? '')
        )
      },
      id,
      { timeout: DEADLINE_MS, polling: 30 },
    )
    // Code that is under way brings the rest of a page.
    for (let round = 0; round === 0 || (underWay.size > 0 && round < MOST_LOADS); round += 1)
      await page.evaluate(settle, quietMs)
    const failure = await page.evaluate(readFailure)
    if (failure !== null) errors.push(failure)
  } finally {
    page.off('pageerror', remember)
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
  }
  if (errors.length > 0) throw new Error(errors.join('\n'))
}

/** Runs in the page: asks Storybook for another story, as its sidebar does. */
function replaceStory(storyId: string): void {
  const channel = (window as unknown as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__
  channel?.emit('setCurrentStory', { storyId, viewMode: 'story' })
  window.scrollTo(0, 0)
}

/** Runs in the page: what Storybook shows instead of a story that failed; its phase says so for a moment only. */
function readFailure(): string | null {
  if (!document.body.classList.contains('sb-show-errordisplay')) return null
  return document.querySelector('#error-message')?.textContent ?? 'The story failed.'
}

/**
 * Runs in the page: loads what is still under way, and waits until a while brings nothing new: no node, no picture, no
 * font. A picture is there when it is `complete` and decoded: decode() alone gives up on one whose source is just being
 * chosen.
 */
async function settle(quietMs: number): Promise<void> {
  /** Some stories never rest. */
  const MOST_ROUNDS = 30
  const settled = new Set<string>()
  const findNew = () => [...document.images].filter((image) => image.src && !settled.has(image.currentSrc || image.src))
  let hasChanged = false
  const observer = new MutationObserver((changes) => {
    // That one is ours.
    hasChanged ||= changes.some(({ attributeName }) => attributeName !== 'loading')
  })

  /** The main thread has nothing to do, and has drawn twice. */
  async function rest(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, quietMs))
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }

  async function load(image: HTMLImageElement): Promise<void> {
    image.loading = 'eager'
    while (image.isConnected && !image.complete) {
      await new Promise((resolve) => {
        image.addEventListener('load', resolve, { once: true })
        image.addEventListener('error', resolve, { once: true })
        // What was taken off the page tells of nothing.
        setTimeout(resolve, 200)
      })
    }
    await image.decode().catch(() => {})
    settled.add(image.currentSrc || image.src)
  }

  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    hasChanged = false
    await document.fonts.ready
    await Promise.all([...document.images].filter((image) => image.src).map(load))
    await rest()
    if (!hasChanged && findNew().length === 0 && document.fonts.status !== 'loading') break
  }
  observer.disconnect()
}
