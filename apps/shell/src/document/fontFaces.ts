import { css } from '@linaria/core'
import { fontFaceCss } from '@verstak/ui-kit/fonts'

/** The `@font-face` rules of the store; the build puts the files into this folder. The value is not used. @public */
export const fontFaces = css`
  :global() {
    ${fontFaceCss('/assets/fonts/')}
  }
`
