import { css } from '@linaria/core'
import { fontSize, color, lineHeight, space, weight } from '@verstak/ui-kit/tokens'
import { compareTexts } from './comparePage.texts.ts'
import { bestMark, quietValue } from './tableStyles.tsx'

/** What the looks of the values mean. */
export function Legend({ hasPinned }: { hasPinned: boolean }) {
  const { legend } = compareTexts
  return (
    <dl className={list}>
      <dt>
        <span className={bestMark}>{compareTexts.best}</span>
      </dt>
      <dd>{legend.best}</dd>
      {hasPinned && (
        <>
          <dt className={strong}>{legend.otherSample}</dt>
          <dd>{legend.other}</dd>
          <dt className={quietValue}>{legend.sameSample}</dt>
          <dd>{legend.same}</dd>
        </>
      )}
    </dl>
  )
}

const strong = css`
  color: ${color.textPrimary};
  font-weight: ${weight.semibold};
`

const list = css`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  gap: ${space.s6} ${space.s8};
  margin-top: auto;
  color: ${color.textSecondary};
  font-size: ${fontSize.s12};
  line-height: ${lineHeight.s12};

  > dt > span {
    margin-left: 0;
  }

  @media print {
    display: none;
  }
`
