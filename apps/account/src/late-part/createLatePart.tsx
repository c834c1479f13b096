import { ErrorState } from '@verstak/ui-kit/ErrorState'
import { Spinner } from '@verstak/ui-kit/Spinner'
import { useEffect, useState, type ComponentType } from 'react'
import { latePartTexts as texts } from './latePart.texts.ts'

/**
 * A part of a page that a press opens: its code comes when it is first shown, in the browser only; `bring` loads it before,
 * while the pointer or the focus is on the button. When it does not come, another try is offered.
 */
export function createLatePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  function LatePart(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null)
    const [isFailed, setFailed] = useState(false)

    useEffect(() => {
      if (Part || isFailed) return
      let isShown = true
      load().then(
        (part) => isShown && setPart(() => part),
        () => isShown && setFailed(true),
      )
      return () => {
        isShown = false
      }
    }, [Part, isFailed])

    if (Part) return <Part {...props} />
    return isFailed ? (
      <ErrorState title={texts.failed} onRetry={() => setFailed(false)} />
    ) : (
      <Spinner label={texts.coming} />
    )
  }
  return Object.assign(LatePart, { bring: () => void load().catch(() => undefined) })
}
