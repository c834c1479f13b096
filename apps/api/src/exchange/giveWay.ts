import { constants, getPriority, setPriority } from 'node:os'

const LOW = constants.priority.PRIORITY_BELOW_NORMAL

/** The shop sells first: this program gets what it leaves of the processors. */
export function giveWay(): void {
  // Who runs it may have put it lower already, and not everybody may raise it.
  if (getPriority() < LOW) setPriority(LOW)
}
