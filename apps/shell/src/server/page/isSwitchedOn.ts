import { SWITCHED_ON } from '@verstak/contracts/staffSwitch'

/** Whether a cookie of the staff's panel is on; only with a session of staff it means anything. */
export const isSwitchedOn = (
  cookies: Readonly<Record<string, string | undefined>>,
  { name }: { name: string },
): boolean => cookies[name] === SWITCHED_ON
