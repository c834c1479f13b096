import { css } from '@linaria/core'
import type { WidgetProps } from '@verstak/contracts/widget'
import { Button } from '@verstak/ui-kit/Button'
import { Icon } from '@verstak/ui-kit/Icon'
import { IconButton } from '@verstak/ui-kit/IconButton'
import { closeIcon, infoIcon } from '@verstak/ui-kit/icons'
import { Spinner } from '@verstak/ui-kit/Spinner'
import { color, fontSize, lineHeight, space, weight } from '@verstak/ui-kit/tokens'
import { useEffect, useRef } from 'react'
import { previewTexts } from './comparePreview.texts.ts'
import { PreviewRow } from './PreviewRow.tsx'
import { useLatestCompared, type LatestProduct } from './useLatestCompared.ts'

const PAGE = '/compare/'

/** The latest products of the comparison, each with its way out of it. Stands in the panel of the header. */
export function ComparePreview({ onClose }: WidgetProps['compare/ComparePreview']) {
  const { count, products, isFailed, isLoading, retry, remove, restore } = useLatestCompared()
  const box = useRef<HTMLDivElement>(null)
  const focusedNext = useRef<number>(null)
  const ids = products.map(({ id }) => id).join()

  // The pressed button has gone with its row.
  useEffect(() => {
    if (focusedNext.current === null || !box.current) return
    const find = (selector: string) => box.current!.querySelector<HTMLElement>(selector)
    const next = find(`[data-remove="${focusedNext.current}"]`) ?? find('[data-open]') ?? find('button')
    focusedNext.current = null
    next?.focus()
  }, [ids])

  async function removeNextTo(product: LatestProduct) {
    const at = products.findIndex(({ id }) => id === product.id)
    focusedNext.current = (products[at + 1] ?? products[at - 1])?.id ?? 0
    await remove(product)
    focusedNext.current = null
  }

  return (
    <div ref={box} className={panel}>
      <div className={head}>
        <h2>{previewTexts.title}</h2>
        {count ? <span role="status">{previewTexts.count(count, products.length)}</span> : null}
        <IconButton className={cross} size="s" shape={closeIcon} label={previewTexts.close} onClick={() => onClose()} />
      </div>
      {isFailed && (
        <div className={message} role="alert">
          <p className={trouble}>
            <Icon shape={infoIcon} />
            {previewTexts.failed}
          </p>
          <Button variant="outline" loading={isLoading} onClick={retry}>
            {previewTexts.retry}
          </Button>
        </div>
      )}
      {count === undefined && !isFailed && <Spinner label={previewTexts.loading} />}
      {count === 0 && (
        <div className={message} role="status">
          <p>
            <b>{previewTexts.empty}</b>
            <br />
            {previewTexts.emptyAdvice}
          </p>
        </div>
      )}
      {products.length > 0 && (
        <ul>
          {products.map((product) => (
            <PreviewRow
              key={product.id}
              product={product}
              onRemove={() => void removeNextTo(product)}
              onRestore={() => restore(product)}
              onLeave={() => onClose()}
            />
          ))}
        </ul>
      )}
      {count ? (
        <Button wide variant="secondary" className={open} href={PAGE} data-open onClick={() => onClose()}>
          {previewTexts.open}
        </Button>
      ) : null}
    </div>
  )
}

const panel = css`
  display: flex;
  flex-direction: column;
  min-height: 96px;
`

const cross = css`
  flex: none;
  margin: 0 calc(-1 * ${space.s8}) 0 auto;
`

const head = css`
  display: flex;
  align-items: center;
  gap: ${space.s8};
  min-height: 32px;
  margin: -4px 0 ${space.s4};
  color: ${color.textMuted};

  > h2 {
    color: ${color.textPrimary};
    font-size: ${fontSize.s16};
    line-height: ${lineHeight.s16};
    font-weight: ${weight.semibold};
  }
`

const message = css`
  display: grid;
  gap: ${space.s12};
  justify-items: start;
  padding: ${space.s4} 0;
  color: ${color.textSecondary};

  b {
    color: ${color.textPrimary};
    font-weight: ${weight.semibold};
  }
`

const trouble = css`
  display: flex;
  gap: ${space.s8};

  > svg {
    flex: none;
    color: ${color.stateDanger};
  }
`

const open = css`
  margin-top: ${space.s8};
`
