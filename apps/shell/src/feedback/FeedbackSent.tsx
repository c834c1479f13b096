import { Button } from '@verstak/ui-kit/Button'
import { ModalFooter } from '@verstak/ui-kit/ModalFooter'
import { feedbackTexts } from './feedback.texts.ts'

export interface FeedbackSentProps {
  onClose: () => void
}

/** Thanks the visitor for feedback. */
export function FeedbackSent({ onClose }: FeedbackSentProps) {
  return (
    <>
      <p>{feedbackTexts.sent.text}</p>
      <ModalFooter>
        <Button size="l" onClick={() => onClose()}>
          {feedbackTexts.sent.close}
        </Button>
      </ModalFooter>
    </>
  )
}
