import { css } from '@linaria/core'
import { space } from '@verstak/ui-kit/tokens'

/** Fields and buttons of «Подтвердите, что это вы», one below the other. */
export const confirmForm = css`
  display: grid;
  gap: ${space.s16};
`
