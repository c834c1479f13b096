import { css } from '@linaria/core'
import { color, fontSize, lineHeight, media, radius, space, weight } from '@verstak/ui-kit/tokens'

/* Styles of the profile and its forms. They are separate because that code loads lazily, and its stylesheet would not be
   loaded. */

export const facts = css`
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};

  /* Gets the focus by script only. */
  &:focus-visible {
    outline: none;
  }
`

export const inner = css`
  padding: ${space.s16};
`

export const nextPage = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s16};
  padding: ${space.s16};
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};
  color: ${color.textPrimary};
  font-weight: ${weight.regular};

  &:hover {
    background-color: ${color.surfaceHover};
    color: ${color.textPrimary};
    text-decoration: none;
  }
`

export const note = css`
  display: block;
  margin-top: ${space.s4};
  color: ${color.textMuted};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};
`

export const row = css`
  display: grid;
  gap: ${space.s16};
  padding: ${space.s16};

  & + & {
    border-top: 1px solid ${color.lineHair};
  }
`

export const rowHead = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s16};
  min-height: 40px;

  @media ${media.phone} {
    gap: ${space.s12};
  }
`

export const fact = css`
  min-width: 0;
`

export const factValue = css`
  overflow-wrap: anywhere;
`

export const networksLead = css`
  margin-block: ${space.s8};
  color: ${color.textSecondary};
`

export const network = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s16};
  padding-block: ${space.s12};
  border-top: 1px solid ${color.lineHair};
  overflow-wrap: anywhere;
`

export const networkName = css`
  font-weight: ${weight.semibold};
`

export const narrow = css`
  display: grid;
  gap: ${space.s16};
  width: 100%;
  max-width: 400px;
`

export const ways = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s8} ${space.s16};
`
