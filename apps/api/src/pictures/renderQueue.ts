/** Thrown when so much is waiting that a new task would not be served in reasonable time. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
}

/** Runs tasks, a few at a time. */
export type RenderQueue = <Result>(task: () => Promise<Result>) => Promise<Result>

/**
 * A queue in front of CPU-heavy work, so that a burst of new pictures cannot take the processor from the API's answers.
 * @param running how many tasks run at once
 * @param waiting how many may wait; one more is refused with {@link QueueFullError}
 */
export function createRenderQueue({ running, waiting }: { running: number; waiting: number }): RenderQueue {
  let free = running
  const line: (() => void)[] = []

  return async (task) => {
    if (free > 0) free -= 1
    else {
      if (line.length >= waiting) throw new QueueFullError(`${waiting} pictures are waiting already.`)
      // The place is handed over by the task that ends, so `free` does not change here.
      await new Promise<void>((resolve) => line.push(resolve))
    }
    try {
      return await task()
    } finally {
      const next = line.shift()
      if (next) next()
      else free += 1
    }
  }
}
