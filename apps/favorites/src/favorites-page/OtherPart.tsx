import { useHost } from '@verstak/host'
import { ErrorState } from '@verstak/ui-kit/ErrorState'
import { Spinner } from '@verstak/ui-kit/Spinner'
import { useAtomValue } from 'jotai'
import { useEffect, useState, type ReactNode } from 'react'
import { favoritesTexts as texts } from './favoritesPage.texts.ts'
import { bringOtherParts, otherPartsAtom, type OtherParts } from './otherPartsAtom.ts'

/** Shows one of the lazily loaded parts, and brings their code if it is not here: a list may lose its last product. */
export function OtherPart({ children }: { children: (parts: OtherParts) => ReactNode }) {
  const host = useHost()
  const parts = useAtomValue(otherPartsAtom)
  const [attempt, setAttempt] = useState(0)
  const [isFailed, setIsFailed] = useState(false)

  useEffect(() => {
    if (parts) return
    bringOtherParts(host).catch(() => setIsFailed(true))
  }, [host, parts, attempt])

  function retry() {
    setIsFailed(false)
    setAttempt(attempt + 1)
  }

  if (parts) return children(parts)
  return isFailed ? <ErrorState title={texts.failed} onRetry={retry} /> : <Spinner label={texts.loading} />
}
