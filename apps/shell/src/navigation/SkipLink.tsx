import { css } from '@linaria/core'
import { color, layer, radius, space, weight } from '@verstak/ui-kit/tokens'
import { CONTENT_ID } from './contentId.ts'
import { navigationTexts } from './navigation.texts.ts'

/** The first Tab stop: skips the header. */
export function SkipLink() {
  return (
    <a className={link} href={`#${CONTENT_ID}`}>
      {navigationTexts.skip}
    </a>
  )
}

const link = css`
  position: fixed;
  top: ${space.s8};
  left: ${space.s8};
  z-index: ${layer.dropdown};
  padding: ${space.s12} ${space.s16};
  border-radius: ${radius.control};
  background-color: ${color.actionInverse};
  color: ${color.textInverse};
  font-weight: ${weight.semibold};

  &:not(:focus) {
    transform: translateY(-200%);
  }

  &:hover {
    color: ${color.textInverse};
  }
`
