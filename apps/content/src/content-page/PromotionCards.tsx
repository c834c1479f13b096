import { css } from '@linaria/core'
import { useQuery } from '@tanstack/react-query'
import { isMobile, useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { useLeads } from '@verstak/remote-kit/useLeads'
import { Heading } from '@verstak/ui-kit/Heading'
import { Link } from '@verstak/ui-kit/Link'
import { Picture } from '@verstak/ui-kit/Picture'
import { color, media, radius, space, weight } from '@verstak/ui-kit/tokens'
import { contentTexts as texts } from './content.texts.ts'
import { promotionsQuery } from './contentQuery.ts'

const PICTURE_SIZE = 120

/** Promotions and sales that run now in the visitor's region, for who asks. */
export function PromotionCards() {
  const { call, layout } = useHost()
  const { id } = useRegion()
  const leads = useLeads()
  const { data } = useQuery({ ...promotionsQuery(call, id), retry: false })
  const promotions = data?.promotions.filter(({ url }) => leads(url)) ?? []
  return (
    <section className={block} aria-labelledby="promotions">
      <Heading level={2} id="promotions">
        {texts.promotions}
      </Heading>
      {promotions.length === 0 ? (
        <p>{texts.noPromotions}</p>
      ) : (
        <ul className={cards}>
          {promotions.map(({ name, url, banner, listed = banner, advertising }) => {
            const image = (isMobile(layout) && listed?.phoneImage) || listed?.image
            return (
              <li key={url}>
                <Link href={url} external={!url.startsWith('/')} className={card}>
                  <span className={words}>
                    <span className={title}>{name}</span>
                    {listed?.note && <span className={note}>{listed.note}</span>}
                    {advertising && <small className={note}>{texts.advertising(advertising)}</small>}
                  </span>
                  {image && <Picture className={picture} src={image} alt="" size={PICTURE_SIZE} />}
                </Link>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}

const block = css`
  display: grid;
  gap: ${space.s12};
`

const cards = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.s16};

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const title = css`
  font-weight: ${weight.semibold};
`

const note = css`
  color: ${color.textSecondary};
`

const words = css`
  display: grid;
  align-content: start;
  gap: ${space.s4};
  min-width: 0;
  overflow-wrap: anywhere;
`

const picture = css`
  flex: none;
  width: 96px;

  > img {
    display: block;
    width: 100%;
  }
`

const card = css`
  display: flex;
  justify-content: space-between;
  gap: ${space.s12};
  height: 100%;
  padding: ${space.s16} ${space.s20};
  border: 1px solid ${color.lineHair};
  border-left: 4px solid ${color.signal};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};
  color: ${color.textPrimary};

  &:hover .${title} {
    color: ${color.textLinkHover};
  }
`
