import { css } from '@linaria/core'
import { CATALOGUE_ID } from '@verstak/contracts/address'
import { pictureTemplate } from '@verstak/drawings'
import { useRegion } from '@verstak/region'
import { Button } from '@verstak/ui-kit/Button'
import { Picture } from '@verstak/ui-kit/Picture'
import { Ruler } from '@verstak/ui-kit/Ruler'
import { color, fontSize, lineHeight, radius, space, weight } from '@verstak/ui-kit/tokens'
import { homeTexts } from './homePage.texts.ts'
import type { CatalogueSize } from './homePage.texts.ts'

export interface HeroProps {
  size: CatalogueSize
  device: 'desktop' | 'phone'
}

/** Tools on the ruler, from left to right; on a narrow page the first ones are hidden. */
const TOOLS = [
  { drawing: 'jigsaw', livery: 'makita', size: 236 },
  { drawing: 'impact-driver', livery: 'zubr', size: 236 },
  { drawing: 'drill', livery: 'bosch', size: 560 },
] as const

/** The amber banner of the home page: describes the store and links to its catalogue. */
export function Hero({ size, device }: HeroProps) {
  const region = useRegion()
  const tools = device === 'phone' ? TOOLS.slice(-1) : TOOLS
  return (
    <section className={frame}>
      <div className={field} data-device={device}>
        <div className={words}>
          <h1 className={heading}>{homeTexts.heading}</h1>
          <p className={lead}>{homeTexts.lead(size, region)}</p>
          <Button href={`#${CATALOGUE_ID}`} variant="inverse" size="l">
            {homeTexts.openCatalogue}
          </Button>
        </div>
        <div className={row}>
          {tools.map(({ drawing, livery, size: pictureSize }) => (
            <Picture
              key={drawing}
              className={tool}
              src={pictureTemplate({ drawing, livery, view: 'main' }, '{format}')}
              alt=""
              size={pictureSize}
              priority
            />
          ))}
        </div>
        <Ruler className={ruler} />
      </div>
    </section>
  )
}

/* Length of the long ticks below the tools. */
const TICK = '20px'
/* Empty part of a drawing below the tool, whose lower edge is at 219 of 240. */
const FREE = 21 / 240

const tool = css`
  flex: none;
  width: var(--side);
  margin-bottom: calc(${TICK} - ${FREE} * var(--side));

  --side: 224px;

  &:last-child {
    --side: 318px;
  }

  > img {
    width: 100%;
  }
`

const row = css`
  position: absolute;
  right: 36px;
  bottom: 0;
  display: flex;
  align-items: flex-end;
`

const ruler = css`
  position: absolute;
  inset: auto 0 0;
`

const heading = css`
  max-width: 13em;
  font-size: ${fontSize.s40};
  line-height: ${lineHeight.s40};
  font-weight: ${weight.bold};
  letter-spacing: -0.02em;
`

const lead = css`
  max-width: 430px;
  margin: ${space.s12} 0 ${space.s24};
  font-size: ${fontSize.s16};
  line-height: ${lineHeight.s16};
`

const words = css`
  position: relative;
  z-index: 1;
`

/* The banner's width depends on its neighbours, hence container queries. */
const frame = css`
  display: grid;
  container-type: inline-size;
  min-width: 0;
`

const field = css`
  position: relative;
  overflow: hidden;
  min-height: 296px;
  padding: ${space.s32} ${space.s40} ${space.s48};
  border-radius: ${radius.card};
  background-color: ${color.signal};
  color: ${color.textOnSignal};

  > .${ruler} {
    height: ${TICK};
    background-size:
      100% ${TICK},
      100% 9px;
    opacity: 0.8;
    transform: scaleY(-1);
    --line-tick: ${color.textOnSignal};
  }

  @container (max-width: 1240px) {
    .${tool}:first-child:not(:last-child) {
      display: none;
    }
  }

  @container (max-width: 1099px) {
    .${heading} {
      font-size: ${fontSize.s32};
      line-height: ${lineHeight.s32};
    }

    .${row} {
      right: ${space.s12};
    }

    .${tool} {
      --side: 184px;
    }

    .${tool}:last-child {
      --side: 260px;
    }
  }

  @container (max-width: 899px) {
    .${tool}:not(:last-child) {
      display: none;
    }
  }

  @container (max-width: 739px) {
    .${lead} {
      max-width: 340px;
    }

    .${tool}:last-child {
      --side: 240px;
    }
  }

  /* A desktop at 400 % zoom. */
  @container (max-width: 399px) {
    &:not([data-device='phone']) .${row} {
      display: none;
    }

    .${heading} {
      font-size: ${fontSize.s24};
      line-height: ${lineHeight.s24};
    }
  }

  &[data-device='phone'] {
    min-height: 0;
    padding: ${space.s20} ${space.s16} ${space.s40};

    .${heading} {
      font-size: ${fontSize.s24};
      line-height: ${lineHeight.s24};
    }

    .${lead} {
      max-width: 100%;
      margin: ${space.s8} 0 ${space.s20};
      font-size: ${fontSize.s14};
      line-height: ${lineHeight.s14};
    }

    .${row} {
      right: calc(-1 * ${space.s12});
    }

    .${tool}:last-child {
      --side: 124px;
    }
  }
`
