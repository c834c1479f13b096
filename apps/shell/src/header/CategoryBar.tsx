import { css } from '@linaria/core'
import { useLocation } from '@verstak/router'
import { Container } from '@verstak/ui-kit/Container'
import { Link } from '@verstak/ui-kit/Link'
import { color, media, space, weight } from '@verstak/ui-kit/tokens'
import { catalogueTexts } from '../catalogue/catalogue.texts.ts'
import { currentTopicOf } from '../catalogue/currentTopicOf.ts'
import { useTopics } from '@verstak/remote-kit/useTopics'
import { usePromoLinks } from '../promo-links/usePromoLinks.ts'

/** The departments in one line, the current one marked, and the shop's promo links (SHELL-011). */
export function CategoryBar() {
  const { pathname } = useLocation()
  const { topics } = useTopics()
  const promoLinks = usePromoLinks()
  const current = currentTopicOf(topics, pathname)
  return (
    <nav className={bar} aria-label={catalogueTexts.departments}>
      <Container className={line}>
        <ul className={row}>
          {topics.map((topic) => (
            <li key={topic.id}>
              <Link
                href={topic.url}
                className={link}
                aria-current={topic === current ? (topic.url === pathname ? 'page' : 'true') : undefined}
              >
                {topic.name}
              </Link>
            </li>
          ))}
        </ul>
        {promoLinks.length > 0 && (
          <ul className={promotions}>
            {promoLinks.map(({ name, url }) => (
              <li key={url}>
                <Link href={url} className={promotion}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Container>
    </nav>
  )
}

const bar = css`
  background-color: ${color.surfaceCard};
`

const line = css`
  display: flex;
  gap: ${space.s24};

  /* Zoomed-in desktop: the promo links are on a separate line. */
  @media ${media.phone} {
    display: block;
  }
`

/* When the names do not fit, the line scrolls; the catalogue menu has the same links. */
const row = css`
  display: flex;
  flex: 1;
  gap: ${space.s12};
  min-width: 0;
  height: 40px;
  overflow-x: auto;
  scrollbar-width: none;
  white-space: nowrap;

  @media ${media.wide} {
    gap: ${space.s24};
  }
`

const promotions = css`
  display: flex;
  flex: none;
  gap: ${space.s16};
  white-space: nowrap;
`

const promotion = css`
  color: ${color.stateDanger};
  line-height: 40px;

  &:hover {
    color: ${color.stateDanger};
  }
`

const link = css`
  display: block;
  color: ${color.textPrimary};
  line-height: 40px;

  &:focus-visible {
    outline-offset: -2px;
  }

  &[aria-current] {
    box-shadow: inset 0 -3px 0 ${color.signal};
    font-weight: ${weight.semibold};
  }
`
