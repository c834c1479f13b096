import { css } from '@linaria/core'
import { PUBLICATION_RULES_PATH } from '@verstak/contracts/legal'
import { Link } from '@verstak/ui-kit/Link'
import { color, fontSize, lineHeight } from '@verstak/ui-kit/tokens'
import { discussionTexts } from './discussions.texts.ts'

const { form: texts } = discussionTexts

/** Link to the rules of publication, a PDF in a new tab (DISCUSS-011). */
export function RulesLink() {
  return (
    <p className={line}>
      <Link className={link} href={PUBLICATION_RULES_PATH} target="_blank">
        {texts.rules}
      </Link>
      {texts.pdf}
    </p>
  )
}

const link = css`
  color: ${color.textLink};
`

const line = css`
  color: ${color.textMuted};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`
