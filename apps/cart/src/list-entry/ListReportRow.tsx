import { css } from '@linaria/core'
import type { ListRow, ListRowInput } from '@verstak/contracts/cartList'
import { Button } from '@verstak/ui-kit/Button'
import { IconButton } from '@verstak/ui-kit/IconButton'
import { closeIcon } from '@verstak/ui-kit/icons'
import { Link } from '@verstak/ui-kit/Link'
import { TextField } from '@verstak/ui-kit/TextField'
import { color, fontSize, lineHeight, media, space } from '@verstak/ui-kit/tokens'
import { memo, type KeyboardEvent } from 'react'
import { listEntryTexts as texts, stateText } from './listEntry.texts.ts'

export interface ListReportRowProps {
  row: ListRow
  /** What became of it when the list was added. */
  note: string | undefined
  onChange: (row: ListRowInput) => void
  onDrop: (row: number) => void
}

/** One row of a list: what was written, which can be changed, and what it means. */
export const ListReportRow = memo(function ListReportRow({ row, note, onChange, onDrop }: ListReportRowProps) {
  const { row: number, code, quantity, product, proposals, state } = row
  const change = (next: Partial<ListRowInput>) => {
    const input = { row: number, code, quantity, ...next }
    if (input.code !== code || input.quantity !== quantity) onChange(input)
  }

  return (
    <li className={line} data-tone={toneOf(row)}>
      <span className={place}>{number}</span>
      <TextField
        key={`code ${code}`}
        label={texts.code(number)}
        isLabelHidden
        defaultValue={code}
        maxLength={100}
        spellCheck={false}
        autoComplete="off"
        onBlur={({ target }) => change({ code: target.value })}
        onKeyDown={leaveOnEnter}
      />
      <TextField
        key={`quantity ${quantity}`}
        label={texts.quantity(number)}
        isLabelHidden
        defaultValue={quantity}
        maxLength={40}
        autoComplete="off"
        onBlur={({ target }) => change({ quantity: target.value })}
        onKeyDown={leaveOnEnter}
      />
      <div className={meaning}>
        {product && (
          <Link href={product.link} tone="plain" target="_blank">
            {product.name}
          </Link>
        )}
        <span className={news}>{note ?? stateText(row)}</span>
        {state === 'similar' &&
          proposals.map((proposal) => (
            <span key={proposal.guid} className={offer}>
              <Button
                variant="secondary"
                size="s"
                aria-label={texts.takeName(proposal.code, number)}
                onClick={() => change({ code: proposal.code })}
              >
                {texts.take(proposal.code)}
              </Button>
              {proposal.name}
            </span>
          ))}
      </div>
      <IconButton shape={closeIcon} iconSize="s" label={texts.drop(number)} onClick={() => onDrop(number)} />
    </li>
  )
})

/** Enter ends the change of a field; the form of the page is not sent. */
function leaveOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return
  event.preventDefault()
  event.currentTarget.blur()
  event.currentTarget.focus()
}

function toneOf({ state, taken }: ListRow): 'ok' | 'warn' | 'danger' {
  if (state === 'found' || state === 'duplicate') return 'ok'
  return taken > 0 || state === 'similar' ? 'warn' : 'danger'
}

const line = css`
  display: grid;
  grid-template-columns: 36px 168px 96px minmax(0, 1fr) auto;
  gap: ${space.s8} ${space.s12};
  align-items: center;
  padding: ${space.s8} 0;
  border-top: 1px solid ${color.lineHair};

  /* A thousand rows: what is out of sight is not drawn. */
  content-visibility: auto;
  contain-intrinsic-size: auto 64px;

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr) 88px auto;

    > :first-child {
      display: none;
    }

    > :nth-child(4) {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`

const place = css`
  color: ${color.textMuted};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
  text-align: right;
`

const meaning = css`
  display: grid;
  justify-items: start;
  gap: ${space.s4};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
  overflow-wrap: anywhere;
`

const news = css`
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};

  [data-tone='ok'] & {
    color: ${color.stateOk};
  }

  [data-tone='warn'] & {
    color: ${color.stateWarn};
  }

  [data-tone='danger'] & {
    color: ${color.stateDanger};
  }
`

const offer = css`
  display: flex;
  align-items: center;
  gap: ${space.s8};
`
