import { css } from '@linaria/core'
import type { WidgetProps } from '@verstak/contracts/widget'
import { useHost } from '@verstak/host'
import { IconButton } from '@verstak/ui-kit/IconButton'
import { compareIcon, heartIcon } from '@verstak/ui-kit/icons'
import { useEffect, useState } from 'react'
import { markTexts } from './markButtons.texts.ts'
import { RemoteWidget } from './RemoteWidget.tsx'
import { useMarks } from './useMarks.tsx'

/** Widgets that do what a toggle promises. */
type ToggleName = keyof typeof markTexts
type Wish = WidgetProps[ToggleName]

/** Longer than a sound remote ever takes: its code is given up before that, and so is its call. */
const LIMIT_MS = 45_000

export interface MarkButtonsProps extends Pick<Wish, 'look'> {
  product: Wish['product']
}

/**
 * Toggles of a product: favourites and comparison, as far as their remotes are live. Two dozen pairs stand on a page, so
 * their markup is ours; the code of the remotes comes with the first press.
 */
export function MarkButtons({ product, look }: MarkButtonsProps) {
  const { isInFavorites, isInCompare } = useMarks(product.id)
  return (
    <div className={pair} data-look={look}>
      <MarkButton name="favorites/FavoriteToggle" isMarked={isInFavorites} product={product} look={look} />
      <MarkButton name="compare/CompareToggle" isMarked={isInCompare} product={product} look={look} />
    </div>
  )
}

interface MarkButtonProps extends MarkButtonsProps {
  name: ToggleName
  isMarked: boolean
}

/** Changes its look only once the remote has moved the mark (FAV-002, COMPARE-003). */
function MarkButton({ name, product, look, isMarked }: MarkButtonProps) {
  const { modals, widgets } = useHost()
  const [wish, setWish] = useState<boolean | null>(null)
  if (widgets.isOffered?.(name) === false) return null
  const { label, hint } = markTexts[name]
  const { id, guid, price } = product
  const end = () => setWish(null)

  function prepare() {
    modals.preload()
    // A failure shows itself at the press.
    widgets.load(name).catch(() => undefined)
  }

  return (
    <>
      <IconButton
        shape={name === 'compare/CompareToggle' ? compareIcon : heartIcon}
        tone={name === 'compare/CompareToggle' ? 'compare' : 'favorite'}
        label={label(product.name)}
        title={isMarked ? hint.on : hint.off}
        pressed={isMarked}
        busy={wish !== null}
        onPointerDown={prepare}
        onClick={() => setWish(!isMarked)}
      />
      {wish !== null && (
        <>
          <RemoteWidget
            name={name}
            product={{ id, guid, name: product.name, price }}
            isMarked={wish}
            look={look}
            onEnd={end}
            fallback={null}
            failure={() => <NotDone name={name} onEnd={end} />}
          />
          <NotDone name={name} onEnd={end} afterMs={LIMIT_MS} />
        </>
      )}
    </>
  )
}

interface NotDoneProps extends Pick<MarkButtonProps, 'name'> {
  onEnd: () => void
  afterMs?: number
}

/** Tells of a remote that did not come, broke or never came to an end; the button can be pressed again. */
function NotDone({ name, onEnd, afterMs }: NotDoneProps) {
  const { modals } = useHost()
  useEffect(() => {
    const timer = setTimeout(() => {
      modals.ask({ kind: 'error', advice: 'later' }, name)
      onEnd()
    }, afterMs)
    return () => clearTimeout(timer)
  })
  return null
}

const pair = css`
  display: flex;
  flex-direction: column;

  &[data-look='page'] {
    flex-direction: row;
  }

  @media print {
    display: none;
  }

  /* Without scripts they would do nothing. */
  @media (scripting: none) {
    display: none;
  }
`
