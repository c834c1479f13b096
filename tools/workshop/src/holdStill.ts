/** What {@link holdStill} leaves in a page for those who wait there. */
export interface StillWindow {
  verstakStill: {
    /** Whether a timer of the page ends soon. */
    isBusy: () => boolean
    /** Waits without being counted. */
    wait: (ms: number) => Promise<void>
  }
  /** Chromium's own, which TypeScript does not know yet. */
  scheduler: { postTask: (task: () => void, options: { priority: 'background' }) => Promise<void> }
}

/**
 * Runs in each document before its own scripts: the clock stands still, timers and frames do not, and it is known whether
 * a timer ends soon. (Playwright's own clock puts timers in the place of frames.)
 * @param now Unix ms that all stories see
 */
export function holdStill({ now }: { now: number }): void {
  /** How far ahead a timer may lie to be waited for: React holds back for 300 ms what has come. */
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
  // Storybook waits for what moves, unless its own runner of tests looks: then it stops all motion at its end.
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
