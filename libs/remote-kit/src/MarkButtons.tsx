import { css } from '@linaria/core'
import type { WidgetProps } from '@verstak/contracts/widget'
import { useHost } from '@verstak/host'
import { IconButton } from '@verstak/ui-kit/IconButton'
import { compareIcon, heartIcon } from '@verstak/ui-kit/icons'
import { useEffect, useState } from 'react'
import { markTexts } from './markButtons.texts.ts'
import { RemoteWidget } from './RemoteWidget.tsx'
import { useMarks } from './useMarks.tsx'

/** Widgets behind the toggles. */
type ToggleName = keyof typeof markTexts
type Wish = WidgetProps[ToggleName]

/** Longer than a working remote takes: both the code load and the API call time out earlier. */
const LIMIT_MS = 45_000

export interface MarkButtonsProps extends Pick<Wish, 'look'> {
  product: Wish['product']
}

/**
 * Toggles of a product: favourites and comparison, if their remotes are live. A page has two dozen pairs, so their
 * markup is rendered here; the remotes' code loads with the first click.
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

/** Changes its look only after the remote has saved the mark (FAV-002, COMPARE-003). */
function MarkButton({ name, product, look, isMarked }: MarkButtonProps) {
  const { modals, widgets } = useHost()
  const [wish, setWish] = useState<boolean | null>(null)
  if (widgets.isOffered?.(name) === false) return null
  const { label, hint } = markTexts[name]
  const { id, guid, price } = product
  const end = () => setWish(null)

  function prepare() {
    modals.preload()
    // A click reports the failure.
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

/** Shows an error when a remote did not load, threw or timed out; the button can be clicked again. */
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

  /* They need JavaScript. */
  @media (scripting: none) {
    display: none;
  }
`
