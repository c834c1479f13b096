import { css } from '@linaria/core'
import { color, dimension, fontSize, layer, lineHeight, media, radius, space } from '../tokens/tokens.ts'
import {
  actionsColumn,
  availabilityLines,
  foot,
  nameLink,
  nameText,
  note,
  photo,
  platesRow,
  priceBlock,
  ratingRow,
} from './cardParts.tsx'

/* Where a row is as narrow as a phone: everything below each other, beside the photo. */
const narrowRow = `
  grid-template:
    'photo name'
    'photo rating'
    'photo price'
    'photo availability'
    'photo foot' / 120px minmax(0, 1fr);
  column-gap: ${space.s12};
  padding: ${space.s16} ${space.s12};
`
/* Below the plates. */
const narrowPhotoTop = '28px'
/* Beside the toggles. */
const narrowNameEnd = '36px'

export const card = css`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: var(--card-top, ${space.s16}) var(--card-side, ${space.s16});
  background-color: ${color.surfaceCard};

  @media ${media.hover} {
    &:hover {
      z-index: ${layer.raised};
      border-radius: ${radius.card};
      outline: 2px solid ${color.lineStrong};
      /* Inside the sheet, which cuts off what is beyond its edge. */
      outline-offset: var(--card-edge, -3px);
    }

    &:hover .${nameText} {
      color: ${color.textLink};
    }

    /* The one signal goes to the card under the pointer. */
    &:hover .${foot} [data-variant='outline'] {
      background-color: ${color.signal};
      box-shadow: none;
    }
  }

  &[data-out] .${photo} {
    filter: grayscale(1);
    opacity: 0.45;
  }

  &[data-out] .${note} {
    color: ${color.textMuted};
  }

  &[data-device='phone'] {
    padding: var(--card-top, ${space.s10}) var(--card-side, ${space.s12}) var(--card-top, ${space.s12});
  }

  &[data-device='phone'] .${platesRow} {
    top: var(--card-top, ${space.s10});
    left: var(--card-side, ${space.s12});
  }

  &[data-device='phone'] .${actionsColumn} {
    top: 0;
    right: 0;
  }

  &[data-device='phone'] .${note} {
    font-size: ${fontSize.s12};
    line-height: ${lineHeight.s12};
    min-height: ${lineHeight.s12};
  }

  &[data-device='phone'] .${availabilityLines} {
    font-size: ${fontSize.s12};
    line-height: 17px;
    min-height: 36px;
  }

  &[data-device='phone'][data-variant='vertical'] .${photo} {
    margin-top: ${space.s16};
  }

  &[data-variant='horizontal'] {
    display: grid;
    grid-template:
      'photo name price' auto
      'photo rating price' auto
      'photo availability foot' 1fr / 236px minmax(0, 1fr) 240px;
    column-gap: ${space.s24};
  }

  &[data-variant='horizontal'][data-device='phone'] {
    ${narrowRow}
  }

  &[data-variant='horizontal'] .${photo} {
    grid-area: photo;
    align-self: start;
    margin: 0;
  }

  &[data-variant='horizontal'] .${priceBlock} {
    grid-area: price;
  }

  &[data-variant='horizontal'] .${nameLink} {
    grid-area: name;
  }

  &[data-variant='horizontal'] .${nameText} {
    min-height: 0;
  }

  &[data-variant='horizontal'] .${ratingRow} {
    grid-area: rating;
    justify-content: start;
    column-gap: ${space.s16};
  }

  &[data-variant='horizontal'] .${availabilityLines} {
    grid-area: availability;
    min-height: 0;
  }

  &[data-variant='horizontal'] .${foot} {
    grid-area: foot;
    margin: 0;
  }

  &[data-variant='horizontal'][data-device='desktop'] .${foot} {
    align-self: end;
  }

  &[data-variant='horizontal'][data-device='desktop'] .${priceBlock} {
    padding-right: ${dimension.tapMin};
  }

  &[data-variant='horizontal'][data-device='phone'] .${photo} {
    margin-top: ${narrowPhotoTop};
  }

  &[data-variant='horizontal'][data-device='phone'] .${nameLink} {
    padding-right: ${narrowNameEnd};
  }

  /* A desktop at 400 % has the width of a phone. */
  @media ${media.phone} {
    &[data-variant='horizontal'][data-device] {
      ${narrowRow}
    }

    &[data-variant='horizontal'] .${platesRow} {
      flex-wrap: wrap;
      max-width: 120px;
    }

    &[data-variant='horizontal'][data-device] .${photo} {
      margin-top: ${narrowPhotoTop};
    }

    &[data-variant='horizontal'][data-device] .${nameLink} {
      padding-right: ${narrowNameEnd};
    }

    &[data-variant='horizontal'][data-device] .${priceBlock} {
      padding-right: 0;
    }
  }
`
