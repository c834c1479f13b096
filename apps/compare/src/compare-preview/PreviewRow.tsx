import { css } from '@linaria/core'
import { formatPrice } from '@verstak/money'
import { IconButton } from '@verstak/ui-kit/IconButton'
import { closeIcon } from '@verstak/ui-kit/icons'
import { Link } from '@verstak/ui-kit/Link'
import { Picture } from '@verstak/ui-kit/Picture'
import { color, fontSize, lineHeight, space, weight } from '@verstak/ui-kit/tokens'
import { useEffect, useRef } from 'react'
import { previewTexts } from './comparePreview.texts.ts'
import type { LatestProduct } from './useLatestCompared.ts'

export interface PreviewRowProps {
  product: LatestProduct
  onRemove: () => void
  onRestore: () => void
  /** Called when the product's page is gone to. */
  onLeave: () => void
}

/** Product of the panel. States: `data-inactive` while it is being removed. */
export function PreviewRow({ product, onRemove, onRestore, onLeave }: PreviewRowProps) {
  const { id, name, link, image, isActive, isLeaving, pricesV2 } = product
  const price = pricesV2.default.current
  const back = useRef<HTMLButtonElement>(null)

  // It takes the place of the pressed button.
  useEffect(() => {
    if (isLeaving) back.current?.focus()
  }, [isLeaving])

  return (
    <li className={row} data-inactive={isLeaving || undefined}>
      <Picture src={image} alt="" size={56} className={photo} />
      <Link href={link} className={words} onClick={onLeave}>
        {name}
      </Link>
      {isLeaving ? (
        <button
          ref={back}
          type="button"
          className={word}
          aria-label={previewTexts.restoreNamed(name)}
          onClick={onRestore}
        >
          {previewTexts.restore}
        </button>
      ) : (
        <>
          <b>{isActive ? price > 0 && formatPrice(price) : previewTexts.withdrawn}</b>
          <IconButton
            className={cross}
            size="s"
            shape={closeIcon}
            label={previewTexts.remove(name)}
            data-remove={id}
            onClick={onRemove}
          />
        </>
      )}
    </li>
  )
}

const photo = css`
  width: 48px;
  height: 48px;
`

const words = css`
  flex: 1;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  color: ${color.textPrimary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
  overflow-wrap: anywhere;
`

const row = css`
  display: flex;
  align-items: center;
  gap: ${space.s12};
  height: 64px;
  border-top: 1px solid ${color.lineHair};

  > b {
    flex: none;
    font-weight: ${weight.semibold};
    white-space: nowrap;
  }

  &[data-inactive] {
    > .${photo} {
      opacity: 0.45;
      filter: grayscale(1);
    }

    > .${words} {
      color: ${color.textMuted};
    }
  }
`

const cross = css`
  flex: none;
  margin-right: calc(-1 * ${space.s8});
`

const word = css`
  flex: none;
  min-height: 32px;
  color: ${color.textLink};
  font-weight: ${weight.semibold};
  cursor: pointer;
`
