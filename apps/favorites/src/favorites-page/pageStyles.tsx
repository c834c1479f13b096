import { css } from '@linaria/core'
import { color, dimension, media, radius, space } from '@verstak/ui-kit/tokens'

export const phoneHead = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s16};
  min-height: 44px;
  margin: ${space.s8} 0 ${space.s16};

  @media ${media.phone} {
    margin: ${space.s4} 0 ${space.s8};
  }
`

export const heading = css`
  min-width: 0;
  overflow-wrap: anywhere;
`

/* For readers of the screen: on a phone the button above says it. */
export const phoneName = css`
  position: absolute;
  width: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`

export const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space.s24};

  @media ${media.wide} {
    &[data-nav] {
      grid-template-columns: 240px minmax(0, 1fr);
    }

    &[data-side] {
      grid-template-columns: minmax(0, 1fr) 272px;
    }

    &[data-nav][data-side] {
      grid-template-columns: 240px minmax(0, 1fr) 272px;
    }
  }

  @media ${media.phone} {
    gap: 0;
  }

  @media print {
    display: block;
  }
`

export const main = css`
  min-width: 0;
`

export const side = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s16};

  @media ${media.phone} {
    display: contents;
  }
`

export const card = css`
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};

  @media ${media.phone} {
    margin: 0 calc(-1 * ${dimension.pageGutter});
    border-width: 1px 0;
    border-radius: 0;
  }
`

export const sideCard = css`
  padding: ${space.s20};
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};
`

export const unavailable = css`
  margin-top: ${space.s16};
`
