/** Functions that {@link holdStill} adds to a page. */
export interface StillWindow {
  verstakStill: {
    /** Whether a timer of the page is due soon. */
    isBusy: () => boolean
    /** Waits with a timer that is not counted. */
    wait: (ms: number) => Promise<void>
  }
  /** Chromium's own, which TypeScript does not know yet. */
  scheduler: { postTask: (task: () => void, options: { priority: 'background' }) => Promise<void> }
}

/**
 * Runs in each document before its own scripts: freezes the clock, but not timers and frames, and tracks timers that
 * are due soon. (Playwright's own clock replaces frames with timers.)
 * @param now Unix ms that all stories see
 */
export function holdStill({ now }: { now: number }): void {
  /** Timers due within this time are waited for: React throttles the reveal of content by 300 ms. */
  const NEAR_MS = 450
  const RealDate = Date
  const start = window.setTimeout.bind(window)
  const stop = window.clearTimeout.bind(window)
  const near = new Set<number>()

  RealDate.now = () => now
  const StillDate = new Proxy(RealDate, {
    construct: (target, args: unknown[], made: typeof Date) =>
      Reflect.construct(target, args.length > 0 ? args : [now], made) as Date,
    apply: () => new RealDate(now).toString(),
  })
  const startCounted = (handler: (...args: unknown[]) => void, ms = 0, ...args: unknown[]): number => {
    const id = start(() => {
      near.delete(id)
      handler(...args)
    }, ms)
    if (ms <= NEAR_MS) near.add(id)
    return id
  }
  const stopCounted = (id?: number) => {
    near.delete(Number(id))
    stop(id)
  }
  // Storybook waits for animations, except in its own test runner: then it sets them to their end.
  Object.defineProperty(navigator, 'userAgent', { value: `${navigator.userAgent} StorybookTestRunner` })
  Object.assign(window, {
    Date: StillDate,
    setTimeout: startCounted,
    clearTimeout: stopCounted,
    clearInterval: stopCounted,
    verstakStill: {
      isBusy: () => near.size > 0,
      wait: (ms: number) => new Promise<void>((resolve) => start(resolve, ms)),
    },
  })
}
