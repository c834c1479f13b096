/** Upper limit, above the number of cores of any machine. */
const MAX_WORKERS = 256

/**
 * How many workers serve pages: the value of `SHELL_WORKERS`, else one per core, at least two, so that one remains when
 * another ends.
 * @throws when the setting is not a valid number: without workers the store would never answer
 */
export function workerCountOf(setting: string | undefined, cores: number): number {
  if (!setting) return Math.max(2, cores)
  const count = Number(setting)
  if (Number.isInteger(count) && count >= 1 && count <= MAX_WORKERS) return count
  throw new Error(`SHELL_WORKERS=${setting} is no number of workers (1 to ${MAX_WORKERS}).`)
}
