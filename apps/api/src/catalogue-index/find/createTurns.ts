/**
 * Gives heavy work one turn of the event loop after the other. Work that many calls wait for would else be done in one go:
 * the first answer would leave when the last is ready, and nobody who comes meanwhile would be heard.
 */
export function createTurns(): () => Promise<void> {
  let last = Promise.resolve()
  return () => (last = last.then(() => new Promise((resolve) => setImmediate(resolve))))
}
