import { css } from '@linaria/core'
import { color, fontSize, lineHeight, media, radius, space, weight } from '@verstak/ui-kit/tokens'

/* Its place is kept before the products have come. */
export const analogs = css`
  grid-column: 2 / -1;
  min-height: 142px;
  margin-top: ${space.s12};
  padding: ${space.s10} ${space.s12} ${space.s12};
  border-radius: ${radius.control};
  background-color: ${color.surfaceSunken};

  @media print {
    display: none;
  }
`

export const analogHead = css`
  display: flex;
  justify-content: space-between;
  gap: ${space.s12};
  margin-bottom: ${space.s8};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
  font-weight: ${weight.semibold};
`

export const analogPlain = css`
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

export const analogList = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space.s8};
`

export const analog = css`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  align-items: center;
  align-content: space-between;
  gap: ${space.s4} ${space.s8};
  padding: ${space.s8};
  border-radius: ${radius.control};
  background-color: ${color.surfaceCard};
`

export const analogName = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  color: ${color.textPrimary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
  text-decoration: none;

  @media ${media.hover} {
    &:hover {
      color: ${color.textLink};
    }
  }
`

export const analogFoot = css`
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s8};
  min-height: 24px;
  font-size: ${fontSize.s13};

  > b {
    font-weight: ${weight.semibold};
  }
`
