import { css } from '@linaria/core'
import { REVIEW_CONFIRM_FORM_PATH } from '@verstak/contracts/reviewForm'
import { useLocation } from '@verstak/router'
import { Button } from '@verstak/ui-kit/Button'
import { Message } from '@verstak/ui-kit/Message'
import { space } from '@verstak/ui-kit/tokens'
import { productPagesTexts } from '../product-pages/productPages.texts.ts'

const { confirm: texts } = productPagesTexts

/** Where the letter of a guest's review leads: a button that confirms it, then the outcome. */
export function ConfirmReview() {
  const query = new URLSearchParams(useLocation().search)
  const key = query.get('confirm')
  const outcome = query.get('confirmed')
  if (outcome !== null) {
    return (
      <div className={place}>
        <Message tone={outcome === 'yes' ? 'ok' : 'warn'} isLive>
          {outcome === 'yes' ? texts.yes : texts.no}
        </Message>
      </div>
    )
  }
  if (!key) return null
  return (
    <div className={place}>
      <Message tone="info" title={texts.title}>
        <p>{texts.text}</p>
        {/* A form, because programs that read mails follow links. */}
        <form method="post" action={REVIEW_CONFIRM_FORM_PATH} className={form}>
          <input type="hidden" name="key" value={key} />
          <Button type="submit">{texts.button}</Button>
        </form>
      </Message>
    </div>
  )
}

const form = css`
  margin-top: ${space.s12};
`

const place = css`
  margin-bottom: ${space.s20};
`
