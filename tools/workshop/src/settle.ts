import type { StillWindow } from './holdStill.ts'

/**
 * Runs in the page: waits for pending loads until nothing changes: no timer due soon, no new node, picture or font. A
 * picture is ready when it is `complete` and decoded: decode() alone fails while its source is still being selected.
 * @returns the error that Storybook shows for a failed story, because its render phase shows it only briefly
 */
export async function settle(): Promise<string | null> {
  /** Some stories never become idle. */
  const MAX_ROUNDS = 30
  /** Time limit for a picture of the previous story: removed elements fire no events. */
  const PATIENCE_MS = 200
  /** Required idle time, in addition to timers and frames. */
  const QUIET_MS = 30
  const { scheduler, verstakStill } = window as unknown as StillWindow
  const { isBusy, wait } = verstakStill
  const settled = new Set<string>()
  const sourceOf = (image: HTMLImageElement) => image.currentSrc || image.src
  const isNew = (image: HTMLImageElement) => image.src !== '' && !settled.has(sourceOf(image))
  let hasChanged = false
  const observer = new MutationObserver((changes) => {
    // Ignores our own attribute.
    hasChanged ||= changes.some(({ attributeName }) => attributeName !== 'loading')
  })

  /** Waits until no timer is due soon, the main thread is idle, and two frames are drawn. */
  async function rest(): Promise<void> {
    await wait(QUIET_MS)
    for (let round = 0; round < MAX_ROUNDS && isBusy(); round += 1) await wait(QUIET_MS)
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
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
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
