import { css } from '@linaria/core'
import type { CartItem } from '@verstak/contracts/cart'
import { formatPrice } from '@verstak/money'
import { Button } from '@verstak/ui-kit/Button'
import { Heading } from '@verstak/ui-kit/Heading'
import { cartIcon } from '@verstak/ui-kit/icons'
import { Link } from '@verstak/ui-kit/Link'
import { Picture } from '@verstak/ui-kit/Picture'
import { color, fontSize, lineHeight, media, radius, space, weight } from '@verstak/ui-kit/tokens'
import { asideTexts as texts } from './lateLines.texts.ts'
import { LineButton } from './LineButton.tsx'
import { useLineChange } from './useLineChange.ts'

export interface SavedLinesProps {
  /** At least one. */
  saved: readonly CartItem[]
  /** Called with what was done; the pressed button has gone with its line. */
  onChanged: (news: string) => void
}

/** What the shopper saved for later. */
export function SavedLines({ saved, onChanged }: SavedLinesProps) {
  const run = useLineChange()

  async function returnAll() {
    if (await run({ kind: 'return', guids: saved.map(({ guid }) => guid) })) onChanged(texts.returned)
  }

  return (
    <section className={box} aria-label={texts.saved}>
      <div className={head}>
        <Heading level={2} note={texts.count(saved.length)}>
          {texts.saved}
        </Heading>
        {saved.length > 1 && (
          <Button className={withScripts} variant="ghost" size="s" tight onClick={() => void returnAll()}>
            {texts.returnAll}
          </Button>
        )}
      </div>
      <ul className={grid}>
        {saved.map((item) => (
          <SavedLine key={item.guid} item={item} onChanged={onChanged} />
        ))}
      </ul>
    </section>
  )
}

function SavedLine({ item, onChanged }: { item: CartItem; onChanged: (news: string) => void }) {
  const { guid, product, price, quantity, isDeleted } = item
  const { name, link, image } = product
  return (
    <li className={card}>
      <Picture src={image} alt="" size={120} />
      <div className={about}>
        <Link href={link} tone="plain">
          {name}
        </Link>
        <span>
          <b className={sum}>{formatPrice(price.now)}</b> <span className={note}>{texts.pieces(quantity)}</span>
        </span>
        {isDeleted && <span className={note}>{texts.gone}</span>}
      </div>
      <div className={actions}>
        <LineButton
          variant="secondary"
          size="s"
          icon={cartIcon}
          wide
          action="return"
          guid={guid}
          change={{ kind: 'return', guids: [guid] }}
          aria-label={texts.toCartName(name)}
          onDone={() => onChanged(texts.returnedOne(name))}
        >
          {texts.toCart}
        </LineButton>
        <LineButton
          variant="ghost"
          size="s"
          action="remove"
          guid={guid}
          change={{ kind: 'remove', guids: [guid] }}
          aria-label={texts.forgetName(name)}
          onDone={() => onChanged(texts.forgotten(name))}
        >
          {texts.forget}
        </LineButton>
      </div>
    </li>
  )
}

const box = css`
  display: grid;
  gap: ${space.s12};
`

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.s4} ${space.s16};
`

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(272px, 1fr));
  gap: ${space.s12};

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const card = css`
  display: grid;
  grid-template: 'picture about' auto 'actions actions' 1fr / 72px minmax(0, 1fr);
  gap: ${space.s12};
  padding: ${space.s12};
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};
`

const about = css`
  display: grid;
  align-content: start;
  gap: ${space.s4};
  min-width: 0;
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
  overflow-wrap: anywhere;
`

const sum = css`
  font-weight: ${weight.bold};
`

const note = css`
  color: ${color.textMuted};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

const actions = css`
  display: flex;
  align-items: end;
  gap: ${space.s8};
  grid-area: actions;
`

const withScripts = css`
  @media (scripting: none) {
    && {
      display: none;
    }
  }
`
