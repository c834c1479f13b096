import type { Host } from '@verstak/host'
import { FeedbackForm } from './FeedbackForm.tsx'
import { feedbackTexts } from './feedback.texts.ts'

/** Opens the form in a window of the page. */
export function showFeedback({ modals }: Host): void {
  modals.ask({ kind: 'dialog', title: feedbackTexts.title, content: <FeedbackForm /> })
}
