import { css } from '@linaria/core'
import { Button } from '@verstak/ui-kit/Button'
import { color } from '@verstak/ui-kit/tokens'
import { useState } from 'react'
import { NoticeCard } from './NoticeCard.tsx'
import { noticeTexts } from './notices.texts.ts'
import { ORGANIZATION_STEPS, currentStep, goToStep, stepAfter } from './organizationSteps.ts'

const { firstOrganization: texts } = noticeTexts

export interface FirstOrganizationNoticeProps {
  onClose: () => void
}

/** Three steps after a user's first organization was added; the device stores the current step. */
export function FirstOrganizationNotice({ onClose }: FirstOrganizationNoticeProps) {
  const [step, setStep] = useState(currentStep)
  const isLast = step === ORGANIZATION_STEPS

  function advance() {
    const next = goToStep(stepAfter(step))
    if (isLast) onClose()
    else setStep(next)
  }

  return (
    <NoticeCard
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={advance}>
            {isLast ? texts.done : texts.next}
          </Button>
          <span className={count}>{texts.count(step, ORGANIZATION_STEPS)}</span>
        </>
      }
    >
      <p>{texts.steps[step - 1]}</p>
    </NoticeCard>
  )
}

const count = css`
  color: ${color.textMuted};
`
