/** More than a machine has cores for. */
const MOST_WORKERS = 256

/**
 * How many workers serve pages: as many as `SHELL_WORKERS` says, else one for each core, and at least two, so that one
 * that ends leaves another.
 * @throws when it says no such number: without workers the store would wait for ever
 */
export function workerCountOf(setting: string | undefined, cores: number): number {
  if (!setting) return Math.max(2, cores)
  const count = Number(setting)
  if (Number.isInteger(count) && count >= 1 && count <= MOST_WORKERS) return count
  throw new Error(`SHELL_WORKERS=${setting} is no number of workers (1 to ${MOST_WORKERS}).`)
}
