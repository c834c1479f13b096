/** Runs tasks one after the other. */
export type SerialQueue = <T>(task: () => T) => Promise<T>

/**
 * A queue for CPU-heavy tasks that runs each in an event loop iteration of its own. Many tasks in one iteration would hold back
 * the first answer until the last one is computed, and nobody who calls meanwhile would be heard.
 */
export function createSerialQueue(): SerialQueue {
  let last: Promise<void> = Promise.resolve()
  return (task) => {
    last = last.then(() => new Promise((resolve) => setImmediate(resolve)))
    return last.then(task)
  }
}
