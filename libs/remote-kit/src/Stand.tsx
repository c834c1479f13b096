import { css } from '@linaria/core'
import { pictureTemplate } from '@verstak/drawings'
import { Picture } from '@verstak/ui-kit/Picture'
import { Ruler } from '@verstak/ui-kit/Ruler'
import { color, media, radius, space } from '@verstak/ui-kit/tokens'
import type { ReactNode } from 'react'

/** Drawings that stand on the ruler. */
const TOOLS = [
  pictureTemplate({ drawing: 'drill', livery: 'bosch', view: 'main' }, '{format}'),
  pictureTemplate({ drawing: 'grinder', livery: 'metabo', view: 'main' }, '{format}'),
]

/** Card with the words of an empty page, and tools that stand on a ruler beside them. */
export function Stand({ children }: { children: ReactNode }) {
  return (
    <div className={sheet}>
      <div className={words}>{children}</div>
      <div className={shelf} aria-hidden>
        {TOOLS.map((src) => (
          <Picture key={src} src={src} alt="" size={132} />
        ))}
      </div>
      <Ruler className={floor} />
    </div>
  )
}

const words = css`
  padding: 0 ${space.s40};

  @media ${media.phone} {
    order: 1;
    padding: 0 ${space.s16};
  }
`

const shelf = css`
  display: flex;
  align-items: end;
  justify-content: center;
  gap: ${space.s24};
  margin-bottom: -11px;

  @media ${media.phone} {
    padding-top: ${space.s24};
  }
`

const floor = css`
  grid-column: 1 / -1;
`

const sheet = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 400px);
  align-items: end;
  overflow: hidden;
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
