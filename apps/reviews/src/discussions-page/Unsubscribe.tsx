import { css } from '@linaria/core'
import { DISCUSSION_UNSUBSCRIBE_FORM_PATH } from '@verstak/contracts/discussion'
import { useLocation } from '@verstak/router'
import { Button } from '@verstak/ui-kit/Button'
import { Message } from '@verstak/ui-kit/Message'
import { space } from '@verstak/ui-kit/tokens'
import { discussionTexts } from '../discussions/discussions.texts.ts'

const { unsubscribe: texts } = discussionTexts

/** Where letters about answers lead: a button that ends them, then the outcome. */
export function Unsubscribe() {
  const query = new URLSearchParams(useLocation().search)
  const key = query.get('unsubscribe')
  if (query.get('unsubscribed') !== null) {
    return (
      <div className={place}>
        <Message tone="ok" isLive>
          {texts.done}
        </Message>
      </div>
    )
  }
  if (!key) return null
  return (
    <div className={place}>
      <Message tone="info" title={texts.title}>
        {/* A form, because programs that read mails follow links. */}
        <form method="post" action={DISCUSSION_UNSUBSCRIBE_FORM_PATH} className={form}>
          <input type="hidden" name="key" value={key} />
          <Button type="submit" variant="secondary">
            {texts.button}
          </Button>
        </form>
      </Message>
    </div>
  )
}

const form = css`
  margin-top: ${space.s8};
`

const place = css`
  margin-bottom: ${space.s20};
`
