import { CART_LINES_FORM, cartLineAction, type CartLineAction } from '@verstak/contracts/cartLineForm'
import { Button, type ActionButtonProps } from '@verstak/ui-kit/Button'
import { useState, type MouseEvent } from 'react'
import type { LineChange } from './lineChange.ts'
import { useLineChange } from './useLineChange.ts'

export interface LineButtonProps extends Omit<ActionButtonProps, 'onClick'> {
  /** What it does without scripts, for the line `guid`. */
  action: CartLineAction
  guid?: string
  change: LineChange
  /** Called once it is done. */
  onDone?: (() => void) | undefined
}

/** Button that changes lines of the cart, also without scripts. */
export function LineButton({ action, guid, change, onDone, ...props }: LineButtonProps) {
  const run = useLineChange()
  const [isRunning, setRunning] = useState(false)

  async function press(event: MouseEvent) {
    event.preventDefault()
    if (isRunning) return
    setRunning(true)
    const isDone = await run(change)
    setRunning(false)
    if (isDone) onDone?.()
  }

  return (
    <Button
      {...props}
      type="submit"
      form={CART_LINES_FORM}
      name="action"
      value={cartLineAction(action, guid)}
      aria-disabled={isRunning || undefined}
      onClick={(event) => void press(event)}
    />
  )
}
