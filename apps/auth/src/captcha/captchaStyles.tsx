import { css } from '@linaria/core'
import { color, fontSize, lineHeight, radius, space } from '@verstak/ui-kit/tokens'

/** Box of the captcha in all its stages. */
export const captchaBox = css`
  display: flex;
  align-items: center;
  gap: ${space.s12};
  min-height: 56px;
  padding: 0 ${space.s16};
  border: 1px solid ${color.lineDefault};
  border-radius: ${radius.control};
  background-color: ${color.surfacePage};
  font-size: ${fontSize.s14};
  line-height: ${lineHeight.s14};

  &:has([aria-invalid]) {
    border-color: ${color.stateDanger};
  }
`
