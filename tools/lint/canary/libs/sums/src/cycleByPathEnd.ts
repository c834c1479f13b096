// expect: import/no-cycle
import { start } from './cycleByPath.ts'

/** The other half. */
export const end = () => start
