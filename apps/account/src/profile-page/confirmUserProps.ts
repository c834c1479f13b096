/** Of `ConfirmUser` and its ways. */
export interface ConfirmUserProps {
  /** Why it is asked: «Вы вошли давно. Чтобы …». */
  lead: string
  /** The button that confirms. */
  action: string
  onConfirmed: () => Promise<void> | void
  onClose: () => void
}
