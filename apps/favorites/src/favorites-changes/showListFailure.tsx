import { css } from '@linaria/core'
import { cartAddress } from '@verstak/contracts/address'
import type { Host } from '@verstak/host'
import { Button } from '@verstak/ui-kit/Button'
import { ModalFooter } from '@verstak/ui-kit/ModalFooter'
import { color } from '@verstak/ui-kit/tokens'
import { PART } from './loadLate.ts'
import { changeTexts } from './favoritesChanges.texts.ts'

const WIDTH = 432

/**
 * A refusal that the server words in `details` is shown in its words, with the way to the cart (ERR-011); anything else with
 * a general text (ERR-012).
 */
export function showListFailure({ modals, layout }: Pick<Host, 'modals' | 'layout'>, error: unknown): void {
  const text = refusalOf(error)
  if (text === null) {
    modals.ask({ kind: 'error', advice: 'later' }, PART)
    return
  }
  modals.ask(
    {
      kind: 'dialog',
      title: changeTexts.refused,
      width: WIDTH,
      over: true,
      content: <Refusal text={text} cart={cartAddress(layout)} />,
    },
    PART,
  )
}

function Refusal({ text, cart }: { text: string; cart: string }) {
  return (
    <>
      <p className={words}>{text}</p>
      <ModalFooter>
        <Button variant="inverse" size="l" wide href={cart}>
          {changeTexts.toCart}
        </Button>
      </ModalFooter>
    </>
  )
}

/** The first item of `details` with a code and a message. */
function refusalOf(error: unknown): string | null {
  const { body } = (error ?? {}) as { body?: unknown }
  const { details } = (body ?? {}) as { details?: unknown }
  const [first] = Array.isArray(details) ? (details as unknown[]) : []
  const { code, message } = (first ?? {}) as { code?: unknown; message?: unknown }
  const isWorded = (typeof code === 'string' || typeof code === 'number') && typeof message === 'string'
  return isWorded && message.trim() !== '' ? message : null
}

const words = css`
  color: ${color.textSecondary};
`
