import { css } from '@linaria/core'
import { formatPrice } from '@verstak/money'
import { Icon } from '@verstak/ui-kit/Icon'
import { checkIcon } from '@verstak/ui-kit/icons'
import { color, fontSize, radius, space, weight } from '@verstak/ui-kit/tokens'
import { fallIcon } from './favoritesIcons.ts'
import { rowTexts as texts } from './favoritesPage.texts.ts'
import { isInView, isPriced, type Row } from './rows.ts'

/** What has changed since the product was added: it costs less, it is there again. */
export function ChangePlates({ row }: { row: Row }) {
  const isCheaper = isInView(row, 'cheaper') && row.isActive
  const isBack = isInView(row, 'back')
  if (!isCheaper && !isBack) return null
  return (
    <div className={plates}>
      {isCheaper && isPriced(row) && (
        <span className={plate}>
          <Icon shape={fallIcon} size="s" />
          {texts.cheaper(formatPrice(row.cheaperBy ?? 0))}
        </span>
      )}
      {isBack && (
        <span className={plate}>
          <Icon shape={checkIcon} size="s" />
          {texts.back}
        </span>
      )}
    </div>
  )
}

const plates = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s4};
  margin-bottom: ${space.s4};
`

const plate = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.s4};
  height: 20px;
  padding: 0 ${space.s6} 0 ${space.s4};
  border-radius: ${radius.plate};
  background-color: ${color.stateOkSoft};
  color: ${color.stateOk};
  font-size: ${fontSize.s12};
  line-height: 20px;
  font-weight: ${weight.semibold};
  white-space: nowrap;
`
