import { css } from '@linaria/core'
import { Icon } from '@verstak/ui-kit/Icon'
import { clockIcon, closeIcon } from '@verstak/ui-kit/icons'
import { Link } from '@verstak/ui-kit/Link'
import { Picture } from '@verstak/ui-kit/Picture'
import { Price } from '@verstak/ui-kit/Price'
import { color, dimension, fontSize, lineHeight, media, space, weight } from '@verstak/ui-kit/tokens'
import { useId } from 'react'
import { searchPanelTexts } from './searchPanel.texts.ts'
import type { Suggestion, SuggestionGroup } from './suggestions.ts'

export interface SuggestionGroupListProps {
  group: SuggestionGroup
  /** Id of a line's element. */
  idOf: (item: Suggestion) => string
  /** The line selected with the arrow keys. */
  active: Suggestion | undefined
  onChosen: () => void
  onForget: (searchId: number) => void
}

const PICTURE_SIZE = 56

/** Lines of the panel under one heading. */
export function SuggestionGroupList({ group, idOf, active, onChosen, onForget }: SuggestionGroupListProps) {
  const labelId = useId()
  return (
    <div role="group" aria-labelledby={labelId}>
      <div id={labelId} className={label}>
        {group.label}
      </div>
      {group.items.map((item) => (
        <div key={item.key} className={row} role="presentation" data-active={item === active || undefined}>
          <Link
            id={idOf(item)}
            role="option"
            aria-selected={item === active}
            tabIndex={-1}
            href={item.href}
            className={line}
            onClick={onChosen}
          >
            {item.searchId !== undefined && <Icon shape={clockIcon} size="s" className={quiet} />}
            {item.product && <Picture src={item.product.image} alt="" size={PICTURE_SIZE} />}
            <span className={name}>
              {item.name}
              {item.note && <small className={quiet}> {item.note}</small>}
            </span>
            {item.product && <Price size="s" kopecks={item.product.price} oldKopecks={item.product.oldPrice} />}
          </Link>
          {item.searchId !== undefined && (
            // For pointers only; on the keyboard it is Delete.
            <span
              className={cross}
              title={searchPanelTexts.remove(item.name)}
              aria-hidden
              onClick={() => onForget(item.searchId!)}
            >
              <Icon shape={closeIcon} size="s" />
            </span>
          )}
        </div>
      ))}
    </div>
  )
}

const label = css`
  padding: ${space.s8} ${space.s16} ${space.s4};
  color: ${color.textMuted};
  font-size: ${fontSize.s12};
  line-height: ${lineHeight.s12};
`

const row = css`
  display: flex;

  &:hover,
  &[data-active] {
    background-color: ${color.surfaceSunken};
  }

  &[data-active] {
    box-shadow: inset 3px 0 0 ${color.signal};
  }
`

const line = css`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space.s12};
  min-width: 0;
  min-height: 40px;
  padding: ${space.s4} ${space.s16};
  color: ${color.textPrimary};

  &:hover {
    color: ${color.textPrimary};
    text-decoration: none;
  }

  @media ${media.touch} {
    min-height: ${dimension.tapMin};
  }
`

const name = css`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  font-weight: ${weight.regular};
`

const quiet = css`
  color: ${color.textMuted};
`

const cross = css`
  display: grid;
  place-items: center;
  flex: none;
  width: ${dimension.tapMin};
  color: ${color.textMuted};
  cursor: pointer;

  &:hover {
    color: ${color.textPrimary};
  }
`
