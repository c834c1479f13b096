import type { StillWindow } from './holdStill.ts'

/**
 * Runs in the page: loads what is still under way, and waits until nothing new comes: no near timer, no node, no picture,
 * no font. A picture is there when it is `complete` and decoded: decode() alone gives up on one whose source is just being
 * chosen.
 * @returns what Storybook shows instead of a story that failed; its phase says so for a moment only
 */
export async function settle(): Promise<string | null> {
  /** Some stories never rest. */
  const MOST_ROUNDS = 30
  /** How long a picture of the story before may keep us: what was taken off the page tells of nothing. */
  const PATIENCE_MS = 200
  /** How long nothing may happen, beyond what timers and frames tell. */
  const QUIET_MS = 30
  const { scheduler, verstakStill } = window as unknown as StillWindow
  const { isBusy, wait } = verstakStill
  const settled = new Set<string>()
  const sourceOf = (image: HTMLImageElement) => image.currentSrc || image.src
  const isNew = (image: HTMLImageElement) => image.src !== '' && !settled.has(sourceOf(image))
  let hasChanged = false
  const observer = new MutationObserver((changes) => {
    // That one is ours.
    hasChanged ||= changes.some(({ attributeName }) => attributeName !== 'loading')
  })

  /** No timer is near, the main thread has nothing to do, and has drawn twice. */
  async function rest(): Promise<void> {
    await wait(QUIET_MS)
    for (let round = 0; round < MOST_ROUNDS && isBusy(); round += 1) await wait(QUIET_MS)
    await scheduler.postTask(() => {}, { priority: 'background' })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }

  async function load(image: HTMLImageElement): Promise<void> {
    image.loading = 'eager'
    while (image.isConnected && !image.complete) {
      const hasEnded = ['load', 'error'].map(
        (event) => new Promise((resolve) => image.addEventListener(event, resolve, { once: true })),
      )
      await Promise.race([...hasEnded, wait(PATIENCE_MS)])
    }
    await image.decode().catch(() => {})
    settled.add(sourceOf(image))
  }

  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    hasChanged = false
    await document.fonts.ready
    await Promise.all([...document.images].filter(isNew).map(load))
    await rest()
    if (!hasChanged && !isBusy() && ![...document.images].some(isNew) && document.fonts.status !== 'loading') break
  }
  observer.disconnect()
  if (!document.body.classList.contains('sb-show-errordisplay')) return null
  return document.querySelector('#error-message')?.textContent ?? 'The story failed.'
}
