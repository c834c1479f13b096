import { STAFF_ROLE_NAMES } from '@verstak/contracts/staffWords.texts'
import { Button } from '@verstak/ui-kit/Button'
import { EmptyState } from '@verstak/ui-kit/EmptyState'
import { adminFrameTexts as texts } from './adminFrame.texts.ts'
import { useStaff } from './staffQuery.ts'

/** Says that the role of the visitor is not enough for a section. */
export function DeniedPage() {
  const { role } = useStaff()
  return (
    <EmptyState title={texts.denied} actions={<Button href="/admin/">{texts.toStart}</Button>}>
      {texts.deniedAdvice(STAFF_ROLE_NAMES[role])}
    </EmptyState>
  )
}
