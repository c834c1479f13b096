import { css } from '@linaria/core'
import { color, fontSize, space, weight } from '@verstak/ui-kit/tokens'

/** Class of a tab; `aria-current` or `data-current` gives it the amber mark. */
export const tabClass = css`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space.s4};
  color: ${color.textSecondary};
  font-size: ${fontSize.s12};
  line-height: 14px;
  text-decoration: none;
  -webkit-user-select: none;
  user-select: none;

  &:hover {
    color: ${color.textPrimary};
    text-decoration: none;
  }

  &:focus-visible {
    outline-offset: -4px;
  }

  &[aria-current],
  &[data-current] {
    box-shadow: inset 0 3px 0 ${color.signal};
    color: ${color.textPrimary};
    font-weight: ${weight.semibold};
  }
`
