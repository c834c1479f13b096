import { css } from '@linaria/core'
import { SUPPORT_PHONE, telAddress } from '@verstak/contracts/support'
import { useHost } from '@verstak/host'
import { Button } from '@verstak/ui-kit/Button'
import { Heading } from '@verstak/ui-kit/Heading'
import { color, radius, space } from '@verstak/ui-kit/tokens'
import { contentTexts as texts } from '../content-page/content.texts.ts'

/** Opens the shell's window of feedback; without scripts it calls the shop. */
export function FeedbackCard() {
  const { supportPhone = SUPPORT_PHONE } = useHost()
  return (
    <section className={card}>
      <Heading level={2} look="block">
        {texts.askTitle}
      </Heading>
      <p>{texts.askText(supportPhone)}</p>
      <Button variant="secondary" size="l" href={telAddress(supportPhone)} data-opens="feedback" aria-haspopup="dialog">
        {texts.ask}
      </Button>
    </section>
  )
}

const card = css`
  display: grid;
  gap: ${space.s12};
  justify-items: start;
  padding: ${space.s20} ${space.s24};
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};

  @media print {
    display: none;
  }
`
