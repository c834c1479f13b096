import { css } from '@linaria/core'
import type { DiscussionAnswer } from '@verstak/contracts/discussion'
import { formatDate } from '@verstak/dates'
import { useRegion } from '@verstak/region'
import { color, fontSize, lineHeight, radius, space, weight } from '@verstak/ui-kit/tokens'
import { discussionTexts as texts } from './discussions.texts.ts'
import { ShopMark } from './ShopMark.tsx'

export interface DiscussionTextProps {
  discussion: DiscussionAnswer
}

/**
 * Author, date and text of a question, comment or answer. Answers of the shop stand under its name and are markup that
 * the server has sanitised; all other texts are plain.
 */
export function DiscussionText({ discussion }: DiscussionTextProps) {
  const { timeZone } = useRegion()
  const { author, createdAt, isAdminAnswer, isThirdParty, parentAuthorName, text } = discussion
  const date = formatDate(new Date(createdAt), timeZone)
  return (
    <>
      <p className={line}>
        {isAdminAnswer && <ShopMark />}
        <b className={name}>{author.name}</b>
        {isAdminAnswer && (
          <span className={plate} data-own>
            {texts.shopAnswer}
          </span>
        )}
        <span>
          {parentAuthorName !== null && `${texts.answerFor(parentAuthorName)}, `}
          <time dateTime={createdAt}>{date}</time>
        </span>
        {isThirdParty && <span className={plate}>{texts.thirdParty}</span>}
      </p>
      {isAdminAnswer ? (
        <div className={markup} dangerouslySetInnerHTML={{ __html: text }} />
      ) : (
        <p className={words}>{text}</p>
      )}
    </>
  )
}

const name = css`
  color: ${color.textPrimary};
  font-size: ${fontSize.s14};
  font-weight: ${weight.semibold};
`

const plate = css`
  padding: ${space.s2} 7px;
  border-radius: ${radius.plate};
  box-shadow: inset 0 0 0 1px ${color.lineDefault};
  font-size: ${fontSize.s12};
  line-height: ${lineHeight.s12};
  font-weight: ${weight.medium};

  &[data-own] {
    box-shadow: inset 0 0 0 1px ${color.lineStrong};
    color: ${color.textPrimary};
  }
`

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s4} ${space.s8};
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
  overflow-wrap: anywhere;
`

const words = css`
  max-width: 720px;
  margin-top: ${space.s4};
  line-height: 22px;
  overflow-wrap: anywhere;
  white-space: pre-line;
`

const markup = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s8};
  max-width: 720px;
  margin-top: ${space.s4};
  line-height: 22px;
  overflow-wrap: anywhere;

  & ul,
  & ol {
    display: grid;
    gap: ${space.s4};
    padding-left: ${space.s20};
  }

  & ul {
    list-style: '—  ';
  }

  & ol {
    list-style: decimal;
  }

  & a {
    color: ${color.textLink};
    text-decoration: underline;
  }
`
