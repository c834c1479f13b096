// expect: import/no-cycle
import { end } from './cycleByPathEnd.ts'

/** One half of a cycle. */
export const start = () => end
