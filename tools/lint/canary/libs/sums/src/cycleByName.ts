// expect: import/no-cycle
import { end } from '@verstak/sums/cycleByNameEnd'

/** One half of a cycle that goes through the package's exports. */
export const start = () => end
