// expect: import/no-cycle
import { start } from '@verstak/sums/cycleByName'

/** The other half. */
export const end = () => start
