import { RemoteWidget } from '@verstak/remote-kit/RemoteWidget'

export interface ReviewReminderPlaceProps {
  /** It is the reminder's turn. */
  isShown: boolean
  onDue: () => void
  onClose: () => void
}

/** Where the reviews remote hangs its reminder (SHELL-030), in turn with the notices. */
export function ReviewReminderPlace(props: ReviewReminderPlaceProps) {
  return <RemoteWidget name="reviews/ReviewReminder" fallback={null} {...props} />
}
