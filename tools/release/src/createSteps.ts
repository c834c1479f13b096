/** Runs a step of a release and prints its duration and result. */
export type Step = <Result>(
  name: string,
  run: () => Promise<Result>,
  outcome?: (result: Result) => string,
) => Promise<Result>

/** @param output gets one line for each step */
export function createSteps(output: (line: string) => void, now: () => number = () => performance.now()): Step {
  return async (name, run, outcome = () => '') => {
    const startedAt = now()
    const stamp = () => `${((now() - startedAt) / 1000).toFixed(1).padStart(6)} s  ${name.padEnd(9)}`
    try {
      const result = await run()
      output(`${stamp()} ${outcome(result)}`.trimEnd())
      return result
    } catch (error) {
      output(`${stamp()} failed`)
      throw error
    }
  }
}
