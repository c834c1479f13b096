import { Button } from '@verstak/ui-kit/Button'
import { ModalFooter } from '@verstak/ui-kit/ModalFooter'
import { newsletterTexts } from './newsletter.texts.ts'

/** Content of the window after a subscription. */
export function NewsletterSent({ onClose }: { onClose: () => void }) {
  return (
    <>
      <p>{newsletterTexts.sent.text}</p>
      <ModalFooter>
        <Button size="l" onClick={() => onClose()}>
          {newsletterTexts.sent.close}
        </Button>
      </ModalFooter>
    </>
  )
}
