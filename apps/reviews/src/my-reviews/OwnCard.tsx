import { css } from '@linaria/core'
import { Link } from '@verstak/ui-kit/Link'
import { Picture } from '@verstak/ui-kit/Picture'
import { color, media, radius, space, weight } from '@verstak/ui-kit/tokens'
import type { ReactNode } from 'react'

export interface OwnCardProps {
  product: { name: string; link: string; image: string }
  children: ReactNode
}

/** Something that the user has written, under the product that it is about. */
export function OwnCard({ product: { name, link, image }, children }: OwnCardProps) {
  return (
    <article className={card} aria-label={name}>
      <div className={head}>
        <Picture src={image} alt="" size={56} />
        <h2 className={title}>
          <Link className={product} href={link}>
            {name}
          </Link>
        </h2>
      </div>
      {children}
    </article>
  )
}

const head = css`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  gap: ${space.s12};
  align-items: center;
`

const title = css`
  font-weight: ${weight.semibold};
`

const product = css`
  color: ${color.textPrimary};
  text-decoration: none;

  &:hover {
    color: ${color.textLink};
  }
`

const card = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s12};
  padding: ${space.s20} ${space.s24};
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};
  overflow-wrap: anywhere;

  @media ${media.phone} {
    margin-inline: -12px;
    padding: ${space.s16} ${space.s12};
    border-width: 1px 0;
    border-radius: 0;
  }
`
