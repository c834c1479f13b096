import { css } from '@linaria/core'
import { useHost } from '@verstak/host'
import { useLoaderData } from '@verstak/router'
import { Breadcrumbs } from '@verstak/ui-kit/Breadcrumbs'
import { Container } from '@verstak/ui-kit/Container'
import { Heading } from '@verstak/ui-kit/Heading'
import { Message } from '@verstak/ui-kit/Message'
import { space } from '@verstak/ui-kit/tokens'
import { newsletterTexts } from '../newsletter/newsletter.texts.ts'
import { NewsletterForm } from '../newsletter/NewsletterForm.tsx'
import { subscribePageTexts } from './subscribePage.texts.ts'
import type { SubscribePageData } from './subscribePageLoader.ts'

/** The form of the newsletter as a page: for links, and for visitors without scripts. */
export function SubscribePage() {
  const { publicOrigin } = useHost()
  const { isSent, refusal } = useLoaderData<SubscribePageData>()
  return (
    <Container className={page}>
      <title>{subscribePageTexts.head}</title>
      <meta name="description" content={subscribePageTexts.description} />
      <link rel="canonical" href={`${publicOrigin}/subscribe/`} />
      <Breadcrumbs items={[{ label: subscribePageTexts.home, href: '/' }, { label: newsletterTexts.title }]} />
      <Heading level={1}>{newsletterTexts.title}</Heading>
      <div className={column}>
        {isSent ? (
          <Message tone="ok" title={newsletterTexts.sent.title}>
            {newsletterTexts.sent.text}
          </Message>
        ) : (
          <NewsletterForm refusal={refusal} />
        )}
      </div>
    </Container>
  )
}

const column = css`
  max-width: 464px;
  margin-top: ${space.s16};
`

const page = css`
  padding-bottom: ${space.s32};
`
