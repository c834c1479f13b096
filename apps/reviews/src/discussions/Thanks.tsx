import { css } from '@linaria/core'
import { Button } from '@verstak/ui-kit/Button'
import { Heading } from '@verstak/ui-kit/Heading'
import { Icon } from '@verstak/ui-kit/Icon'
import { checkIcon } from '@verstak/ui-kit/icons'
import { color, space } from '@verstak/ui-kit/tokens'
import { useEffect, useRef } from 'react'
import { discussionTexts } from './discussions.texts.ts'

const { thanks: texts } = discussionTexts

export interface ThanksProps {
  onAgain: () => void
}

/** After a question, comment or answer was sent. It gets the focus, because the form that had it is gone. */
export function Thanks({ onAgain }: ThanksProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} className={card} role="status" tabIndex={-1}>
      <Icon shape={checkIcon} size="l" className={tick} />
      <Heading level={2} look="section">
        {texts.title}
      </Heading>
      <p>{texts.text}</p>
      <div className={again}>
        <Button variant="link" onClick={onAgain}>
          {texts.again}
        </Button>
      </div>
    </div>
  )
}

/* It needs JavaScript. */
const again = css`
  @media (scripting: none) {
    display: none;
  }
`

const tick = css`
  color: ${color.stateOk};
`

const card = css`
  display: grid;
  justify-items: start;
  gap: ${space.s8};

  &:focus {
    outline: none;
  }
`
