// expect: import/no-cycle
import type { Start } from './cycleByType.ts'

/** The other half. */
export interface End {
  start: Start
}
