import { css } from '@linaria/core'
import { NEWSLETTER_CONFIRM_PATH, NEWSLETTER_LEAVE_PATH } from '@verstak/contracts/newsletter'
import { useHost } from '@verstak/host'
import { useLoaderData } from '@verstak/router'
import { Breadcrumbs } from '@verstak/ui-kit/Breadcrumbs'
import { Button } from '@verstak/ui-kit/Button'
import { Container } from '@verstak/ui-kit/Container'
import { Heading } from '@verstak/ui-kit/Heading'
import { Message } from '@verstak/ui-kit/Message'
import { space } from '@verstak/ui-kit/tokens'
import { newsletterTexts } from '../newsletter/newsletter.texts.ts'
import { NewsletterForm } from '../newsletter/NewsletterForm.tsx'
import { resultTexts, subscribePageTexts } from './subscribePage.texts.ts'
import type { SubscribePageData } from './subscribePageLoader.ts'

/** The form of the newsletter as a page: for links, and for visitors without scripts. */
export function SubscribePage() {
  const { publicOrigin } = useHost()
  const { result, refusal, key, leave } = useLoaderData<SubscribePageData>()
  const letterKey = leave ?? key
  const told = result === undefined ? undefined : resultTexts[result]
  return (
    <Container className={page}>
      <title>{subscribePageTexts.head}</title>
      <meta name="description" content={subscribePageTexts.description} />
      {letterKey !== undefined && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={`${publicOrigin}/subscribe/`} />
      <Breadcrumbs items={[{ label: subscribePageTexts.home, href: '/' }, { label: newsletterTexts.title }]} />
      <Heading level={1}>{newsletterTexts.title}</Heading>
      <div className={column}>
        {told && (
          <Message tone={told.tone} title={told.title}>
            {told.text}
          </Message>
        )}
        {letterKey !== undefined && <LetterForm letterKey={letterKey} isLeaving={leave !== undefined} />}
        {letterKey === undefined && told?.tone !== 'ok' && <NewsletterForm refusal={refusal} />}
      </div>
    </Container>
  )
}

/** A form of plain HTML: whoever opens the letter's link may have no scripts, and a link alone must change nothing. */
function LetterForm({ letterKey, isLeaving }: { letterKey: string; isLeaving: boolean }) {
  return (
    <form className={stack} action={isLeaving ? NEWSLETTER_LEAVE_PATH : NEWSLETTER_CONFIRM_PATH} method="post">
      <input type="hidden" name="key" value={letterKey} />
      <p>{isLeaving ? subscribePageTexts.leaveLead : subscribePageTexts.confirmLead}</p>
      <Button type="submit" size="l">
        {isLeaving ? subscribePageTexts.leave : subscribePageTexts.confirm}
      </Button>
    </form>
  )
}

const stack = css`
  display: grid;
  justify-items: start;
  gap: ${space.s16};
`

const column = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s20};
  max-width: 464px;
  margin-top: ${space.s16};
`

const page = css`
  padding-bottom: ${space.s32};
`
