import { css } from '@linaria/core'
import { Chip } from '@verstak/ui-kit/Chip'
import { media, space } from '@verstak/ui-kit/tokens'
import { viewTexts as texts } from './favoritesPage.texts.ts'
import { isInView, VIEWS, type Row, type View } from './rows.ts'

export interface ViewChipsProps {
  rows: readonly Row[]
  view: View
  onChange: (view: View) => void
}

/** Which products of the list are shown; nothing while all are alike. */
export function ViewChips({ rows, view, onChange }: ViewChipsProps) {
  const views = VIEWS.map((one) => ({ one, count: rows.filter((row) => isInView(row, one)).length }))
  const offered = views.filter(({ count }) => count > 0)
  if (offered.length < 2) return null
  return (
    <div className={chips} role="group" aria-label={texts.label}>
      {offered.map(({ one, count }) => (
        <Chip key={one} label={texts.views[one]} note={count} selected={one === view} onClick={() => onChange(one)} />
      ))}
    </div>
  )
}

const chips = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
  margin-bottom: ${space.s12};

  @media ${media.phone} {
    flex-wrap: nowrap;
    margin: 0 calc(-1 * ${space.s12}) ${space.s12};
    padding: 2px ${space.s12};
    overflow-x: auto;
    scrollbar-width: none;
  }

  @media print {
    display: none;
  }

  @media (scripting: none) {
    display: none;
  }
`
