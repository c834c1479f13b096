import { placeTitles, signInTexts } from './signIn.texts.ts'
import type { Place, SignInState } from './signInState.ts'

/** Widths of the window on a desktop, px (LOGIN-002, 003); others have the usual one. */
const WIDTHS: Partial<Record<Place, number>> = { RECOVERY: 424, RECOVERY_SENT: 424, USED: 348, SAVE_DEVICE: 348 }
const USUAL_WIDTH = 464

/** Title of a step. A place that only the server knows has the server's. */
export function stepTitle({ place, used, flow }: Pick<SignInState, 'place' | 'used' | 'flow'>): string {
  if (place === 'USED') return used?.field === 'phone' ? signInTexts.phoneUsed : signInTexts.emailUsed
  if (place === 'UNKNOWN') return flow?.ui.title ?? placeTitles.EMAIL_OR_PHONE
  return placeTitles[place]
}

export const stepWidth = ({ place }: Pick<SignInState, 'place'>): number => WIDTHS[place] ?? USUAL_WIDTH

/** LOGIN-006. */
export const hasArrow = ({ place, isChecking }: Pick<SignInState, 'place' | 'isChecking'>): boolean =>
  place !== 'EMAIL_OR_PHONE' && !isChecking
