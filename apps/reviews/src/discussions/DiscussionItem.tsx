import { css } from '@linaria/core'
import type { Discussion, DiscussionAnswer } from '@verstak/contracts/discussion'
import { ANSWERED_QUERY } from '@verstak/contracts/textForm'
import { color, dimension, fontSize, media, space, weight } from '@verstak/ui-kit/tokens'
import { useRef, useState, type MouseEvent } from 'react'
import { answerTree, type AnswerNode } from './answerTree.ts'
import { DiscussionForm } from './DiscussionForm.tsx'
import { DiscussionText } from './DiscussionText.tsx'
import { discussionTexts as texts } from './discussions.texts.ts'

/** Deeper answers stand below each other. */
const DEEPEST = 3

export interface DiscussionItemProps {
  discussion: Discussion
}

/** A question or comment with its answers, each of which can be answered. */
export function DiscussionItem({ discussion }: DiscussionItemProps) {
  return (
    <article className={item}>
      <Entry discussion={discussion} tree={answerTree(discussion)} depth={0} />
    </article>
  )
}

interface EntryProps {
  discussion: DiscussionAnswer
  tree: readonly AnswerNode[]
  depth: number
}

function Entry({ discussion, tree, depth }: EntryProps) {
  const { guid, productGuid, answersCount, isThirdParty, author } = discussion
  const [isAnswering, setIsAnswering] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  function toggle(event: MouseEvent) {
    event.preventDefault()
    setIsAnswering(!isAnswering)
  }

  function close() {
    setIsAnswering(false)
    button.current?.focus()
  }

  return (
    <>
      <DiscussionText discussion={discussion} />
      {(!isThirdParty || answersCount > 0) && (
        <div className={foot}>
          {!isThirdParty && (
            // Without scripts it leads to the page with the form.
            <form method="get" action="#ask">
              <button
                ref={button}
                type="submit"
                name={ANSWERED_QUERY}
                value={guid}
                className={action}
                aria-expanded={isAnswering}
                onClick={toggle}
              >
                {texts.answer}
              </button>
            </form>
          )}
          {(depth === 0 || answersCount > 0) && <span>{texts.answers(answersCount)}</span>}
        </div>
      )}
      {isAnswering && (
        <div className={form}>
          <DiscussionForm
            kind="answer"
            productGuid={productGuid}
            parent={{ guid, name: author.name, sourceId: 3 }}
            onCancel={close}
          />
        </div>
      )}
      {tree.length > 0 && (
        <div className={nested} data-flat={depth >= DEEPEST || undefined}>
          {tree.map(({ answer, children }) => (
            <article key={answer.guid}>
              <Entry discussion={answer} tree={children} depth={depth + 1} />
            </article>
          ))}
        </div>
      )}
    </>
  )
}

const action = css`
  color: ${color.textLink};
  font-weight: ${weight.medium};

  &:hover {
    color: ${color.textLinkHover};
    text-decoration: underline;
  }

  @media ${media.touch} {
    min-height: ${dimension.tapMin};
  }
`

const foot = css`
  display: flex;
  align-items: center;
  gap: ${space.s16};
  margin-top: ${space.s8};
  color: ${color.textMuted};
  font-size: ${fontSize.s13};
`

const form = css`
  max-width: 720px;
  margin-top: ${space.s16};
  padding: ${space.s16};
  border-radius: ${space.s8};
  background-color: ${color.surfaceHover};
`

const nested = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s16};
  margin-top: ${space.s16};
  padding-left: ${space.s24};
  border-left: 1px solid ${color.lineDefault};

  &[data-flat] {
    padding-left: 0;
    border-left: 0;
  }

  @media ${media.phone} {
    padding-left: ${space.s12};
  }
`

const item = css`
  padding: ${space.s20} ${space.s24};
  border-bottom: 1px solid ${color.lineHair};

  @media ${media.phone} {
    padding: ${space.s16} ${space.s12};
  }
`
