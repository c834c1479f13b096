import { css } from '@linaria/core'
import { Icon } from '@verstak/ui-kit/Icon'
import { checkIcon } from '@verstak/ui-kit/icons'
import { Link } from '@verstak/ui-kit/Link'
import { color, fontSize, lineHeight, radius, space, weight } from '@verstak/ui-kit/tokens'
import { momentOf } from '../frame/adminDates.ts'
import { cardBody, cardTitle } from '../order-page/cardStyles.tsx'
import type { QueueItem } from './queueItem.ts'
import { reviewsPageTexts as texts } from './reviewsPage.texts.ts'

/** The chosen text with its author, photos, and what the machine noticed. */
export function QueueText({ item }: { item: QueueItem }) {
  const { author, createdAt, what, isBought, parts, photos, videos, marks, product, email } = item
  return (
    <>
      <h2 className={cardTitle}>
        {product.name}
        <Link href={product.link} target="_blank" className={out}>
          {texts.onSite}
        </Link>
      </h2>
      <div className={cardBody}>
        <p>
          <b className={strong}>{author}</b>
          {email !== '' && `, ${email}`}, <time dateTime={createdAt}>{momentOf(createdAt)}</time>
        </p>
        <p>{what}</p>
        {isBought && (
          <p className={ok}>
            <Icon shape={checkIcon} size="s" /> {texts.bought}
          </p>
        )}
        {parts.map(({ name, text }) => (
          <div key={name}>
            {name !== '' && <p className={strong}>{name}</p>}
            <p className={words}>{text}</p>
          </div>
        ))}
        {(photos.length > 0 || videos.length > 0) && (
          <ul className={media}>
            {photos.map((src, place) => (
              <li key={src}>
                <img className={photo} src={src} alt={texts.photo(place + 1)} width={96} height={96} loading="lazy" />
              </li>
            ))}
            {videos.map((src, place) => (
              <li key={src}>
                <a href={src}>{texts.video(place + 1)}</a>
              </li>
            ))}
          </ul>
        )}
        <p className={marks.length > 0 ? warn : ok}>
          {marks.length > 0 ? marks.map((mark) => texts.marks[mark]).join(', ') : texts.noMarks}
        </p>
      </div>
    </>
  )
}

const out = css`
  margin-left: auto;
  font-size: ${fontSize.s13};
  font-weight: ${weight.regular};
`

const strong = css`
  font-weight: ${weight.semibold};
`

const words = css`
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
  overflow-wrap: anywhere;
  white-space: pre-line;
`

const ok = css`
  display: flex;
  align-items: center;
  gap: ${space.s4};
  color: ${color.stateOk};
`

const warn = css`
  color: ${color.stateWarn};
`

const media = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s8};
`

const photo = css`
  border-radius: ${radius.control};
  object-fit: cover;
`
