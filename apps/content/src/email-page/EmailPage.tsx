import { css } from '@linaria/core'
import { EMAIL_CONFIRM_PATH } from '@verstak/contracts/profile'
import { useLoaderData } from '@verstak/router'
import { Breadcrumbs } from '@verstak/ui-kit/Breadcrumbs'
import { Button } from '@verstak/ui-kit/Button'
import { Container } from '@verstak/ui-kit/Container'
import { Heading } from '@verstak/ui-kit/Heading'
import { Message } from '@verstak/ui-kit/Message'
import { space } from '@verstak/ui-kit/tokens'
import { emailPageTexts as texts, resultTexts } from './emailPage.texts.ts'
import type { EmailPageData } from './emailPageLoader.ts'

/** Where the letter of a registration leads: a button, because a link alone must change nothing. */
export function EmailPage() {
  const { result, key } = useLoaderData<EmailPageData>()
  const told = result === undefined ? undefined : resultTexts[result]
  return (
    <Container className={page}>
      <title>{texts.head}</title>
      <meta name="robots" content="noindex" />
      {/* Addresses with a key go to nobody else. */}
      <meta name="referrer" content="same-origin" />
      <Breadcrumbs items={[{ label: texts.home, href: '/' }, { label: texts.title }]} />
      <Heading level={1}>{texts.title}</Heading>
      <div className={column}>
        {told && (
          <Message tone={told.tone} title={told.title}>
            {told.text}
          </Message>
        )}
        {key === undefined ? <Nothing isTold={told !== undefined} /> : <ConfirmForm letterKey={key} />}
      </div>
    </Container>
  )
}

/** A form of plain HTML: whoever opens the letter's link may have no scripts. */
function ConfirmForm({ letterKey }: { letterKey: string }) {
  return (
    <form className={column} action={EMAIL_CONFIRM_PATH} method="post">
      <input type="hidden" name="key" value={letterKey} />
      <p>{texts.lead}</p>
      <Button type="submit" size="l">
        {texts.confirm}
      </Button>
    </form>
  )
}

function Nothing({ isTold }: { isTold: boolean }) {
  return (
    <>
      {!isTold && <p>{texts.nothing}</p>}
      <Button href="/" size="l">
        {texts.toHome}
      </Button>
    </>
  )
}

const column = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space.s20};
  max-width: 464px;
  margin-top: ${space.s16};
`

const page = css`
  padding-bottom: ${space.s32};
`
