import type { Modals } from '@verstak/host'
import type { Surroundings } from './noticeStateMachine.ts'

const FIELD =
  'input:not([type="checkbox"],[type="radio"],[type="button"],[type="submit"]),textarea,select,[contenteditable]'
/** Selectors of windows that parts of the page open themselves, and of elements in the area of notices. */
const OPEN_WINDOW = [
  'dialog[open]',
  'header details[open]',
  '[data-user-entry][aria-expanded="true"]',
  '[data-region-confirmation="phone"]',
].join()

/** Current state of the page. */
export function surroundingsOf(modals: Pick<Modals, 'read'>): Surroundings {
  return {
    pathname: location.pathname,
    isModalOpen:
      modals.read().asked.some(({ request }) => request.kind !== 'toast') ||
      document.querySelector(OPEN_WINDOW) !== null,
    isTyping: document.activeElement?.matches(FIELD) ?? false,
  }
}
