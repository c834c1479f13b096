import { css } from '@linaria/core'
import type { Promotion } from '@verstak/contracts/promotion'
import { fontSize, lineHeight, space, weight } from '@verstak/ui-kit/tokens'
import { homeTexts } from './homePage.texts.ts'

/** Says that a promotion is an advertisement, and whose (law on advertising, article 18.1); nothing for the shop's own. */
export function AdvertiserLine({ advertising }: Pick<Promotion, 'advertising'>) {
  return advertising ? <small className={line}>{homeTexts.advertising(advertising)}</small> : null
}

const line = css`
  display: block;
  margin-top: ${space.s4};
  overflow-wrap: anywhere;
  font-size: ${fontSize.s12};
  font-weight: ${weight.regular};
  line-height: ${lineHeight.s12};
`
