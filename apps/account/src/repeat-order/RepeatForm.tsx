import { REPEAT_ORDER_FORM_PATH } from '@verstak/contracts/userOrders'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { Button, type ButtonProps } from '@verstak/ui-kit/Button'
import type { SubmitEvent } from 'react'
import { repeatTexts as texts } from './repeat.texts.ts'
import { repeatForm } from './repeatStyles.tsx'

export interface RepeatFormProps extends Pick<ButtonProps, 'size' | 'variant' | 'wide' | 'icon'> {
  order: { guid: string; number: string }
  /** When the page's orders were read, ms since 1970: a second press on the same page without scripts adds nothing more. */
  readAtMs: number
  isRunning: boolean
  onRepeat: (guid: string) => Promise<void>
  children: string
}

/** The button that repeats an order: without scripts a form that leads to the cart. */
export function RepeatForm({
  order: { guid, number },
  readAtMs,
  isRunning,
  onRepeat,
  children,
  ...look
}: RepeatFormProps) {
  const { layout } = useHost()
  const { id: regionId } = useRegion()

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void onRepeat(guid)
  }

  return (
    <form className={repeatForm} method="post" action={REPEAT_ORDER_FORM_PATH} onSubmit={send}>
      <input type="hidden" name="order" value={guid} />
      <input type="hidden" name="region" value={regionId} />
      <input type="hidden" name="layout" value={layout} />
      <input type="hidden" name="attempt" value={readAtMs} />
      <Button
        {...look}
        type="submit"
        aria-label={texts.repeatOf(number)}
        loading={isRunning}
        loadingLabel={texts.repeating}
      >
        {children}
      </Button>
    </form>
  )
}
