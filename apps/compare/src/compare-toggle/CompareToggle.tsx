import type { WidgetProps } from '@verstak/contracts/widget'
import { useHost } from '@verstak/host'
import { useEffect, useRef } from 'react'
import { changeCompared } from './changeCompared.ts'

/** Performs the action of the comparison button. The change continues after this component unmounts. */
export function CompareToggle({ product, isMarked, look, onEnd }: WidgetProps['compare/CompareToggle']) {
  const host = useHost()
  const hasBegun = useRef(false)

  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    void changeCompared(host, { product, isMarked, look }).then(onEnd)
  }, [host, product, isMarked, look, onEnd])

  return null
}
