import { css } from '@linaria/core'
import type { Answered, RefusedText } from '@verstak/contracts/textForm'
import { Heading } from '@verstak/ui-kit/Heading'
import { space } from '@verstak/ui-kit/tokens'
import { useState } from 'react'
import { DiscussionForm } from './DiscussionForm.tsx'
import { discussionTexts as texts } from './discussions.texts.ts'
import { Thanks } from './Thanks.tsx'

export interface AskPlaceProps {
  productGuid: string
  /** Without scripts: what is answered, what was refused, and whether the text was taken. */
  answered?: Answered | null
  refused?: RefusedText | null
  isSent?: boolean
}

/** Form of a question beside the list; without scripts that of an answer, too. */
export function AskPlace({ productGuid, answered = null, refused = null, isSent = false }: AskPlaceProps) {
  const [isThanked, setIsThanked] = useState(isSent)
  return (
    <>
      <Heading level={2} look="block" className={heading}>
        {answered ? texts.answerFor(answered.name) : texts.ask}
      </Heading>
      {isThanked ? (
        <Thanks onAgain={() => setIsThanked(false)} />
      ) : (
        <DiscussionForm
          kind={answered ? 'answer' : 'question'}
          productGuid={productGuid}
          {...(answered && { parent: answered })}
          refused={refused}
        />
      )}
    </>
  )
}

const heading = css`
  margin-bottom: ${space.s16};
`
