// expect: import/no-cycle
import type { End } from './cycleByTypeEnd.ts'

/** One half of a cycle of types alone. */
export interface Start {
  end: End
}
