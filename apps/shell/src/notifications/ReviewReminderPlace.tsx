import { RemoteWidget } from '@verstak/remote-kit/RemoteWidget'

export interface ReviewReminderPlaceProps {
  /** True when the reminder may be shown. */
  isShown: boolean
  onDue: () => void
  onClose: () => void
}

/** Slot of the reviews remote's reminder (SHELL-030), which takes turns with the notices. */
export function ReviewReminderPlace(props: ReviewReminderPlaceProps) {
  return <RemoteWidget name="reviews/ReviewReminder" fallback={null} {...props} />
}
