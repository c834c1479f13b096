import { css } from '@linaria/core'
import { legalAddress } from '@verstak/contracts/legal'
import type { LegalEdition } from '@verstak/contracts/legalStaff'
import { Button } from '@verstak/ui-kit/Button'
import { Link } from '@verstak/ui-kit/Link'
import { color, space } from '@verstak/ui-kit/tokens'
import { momentOf } from '../frame/adminDates.ts'
import { card, cardBody, cardTitle } from '../order-page/cardStyles.tsx'
import { legalPagesTexts as texts } from './legalPages.texts.ts'

export interface EditionsProps {
  slug: string
  /** The latest first. */
  editions: readonly LegalEdition[]
  /** There are edits that were not saved. */
  isChanged: boolean
  isBusy: boolean
  onDrop: () => void
  onRestore: (version: number) => void
}

/** All editions of a document: what is valid, what is planned, and what was agreed to before. */
export function Editions({ slug, editions, isChanged, isBusy, onDrop, onRestore }: EditionsProps) {
  const hasButtons = editions.some(({ state }) => state !== 'valid')
  return (
    <section className={card} aria-labelledby="editions">
      <h2 className={cardTitle} id="editions">
        {texts.editions}
      </h2>
      <div className={cardBody}>
        <ul className={list}>
          {editions.map(({ version, state, publishedAt, address }) => (
            <li key={version} className={row}>
              <span>
                {texts.editionOf(version)}, {texts.from(momentOf(publishedAt))}:{' '}
                <span className={tone} data-state={state}>
                  {texts.states[state]}
                </span>
              </span>
              <Link
                href={address}
                target="_blank"
                aria-label={(state === 'planned' ? texts.previewOf : texts.readOf)(version)}
              >
                {state === 'planned' ? texts.preview : texts.read}
              </Link>
              {state === 'planned' && (
                <Button variant="link" loading={isBusy} disabled={isChanged} onClick={onDrop}>
                  {texts.drop}
                </Button>
              )}
              {state === 'earlier' && (
                <Button
                  variant="link"
                  disabled={isChanged || isBusy}
                  aria-label={texts.restoreOf(version)}
                  onClick={() => onRestore(version)}
                >
                  {texts.restore}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {isChanged && hasButtons && <p className={warn}>{texts.saveFirst}</p>}
        <Link href={legalAddress(slug)} target="_blank">
          {texts.open}
        </Link>
      </div>
    </section>
  )
}

const list = css`
  display: grid;
  gap: ${space.s8};
`

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s4} ${space.s12};
`

const tone = css`
  &[data-state='valid'] {
    color: ${color.stateOk};
  }

  &[data-state='planned'] {
    color: ${color.stateWarn};
  }

  &[data-state='earlier'] {
    color: ${color.textMuted};
  }
`

const warn = css`
  color: ${color.stateWarn};
`
