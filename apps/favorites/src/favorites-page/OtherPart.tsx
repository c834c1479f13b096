import { useHost } from '@verstak/host'
import { ErrorState } from '@verstak/ui-kit/ErrorState'
import { Spinner } from '@verstak/ui-kit/Spinner'
import { useAtomValue } from 'jotai'
import { useEffect, useState, type ReactNode } from 'react'
import { favoritesTexts as texts } from './favoritesPage.texts.ts'
import { loadOtherPart, otherPartsAtom, type OtherParts } from './otherPartsAtom.ts'

export interface OtherPartProps<Name extends keyof OtherParts> {
  part: Name
  children: (part: OtherParts[Name]) => ReactNode
}

/** Shows one of the lazily loaded parts, and brings their code if it is not here: a list may lose its last product. */
export function OtherPart<Name extends keyof OtherParts>({ part: name, children }: OtherPartProps<Name>) {
  const host = useHost()
  const part: OtherParts[Name] | undefined = useAtomValue(otherPartsAtom)[name]
  const [attempt, setAttempt] = useState(0)
  const [isFailed, setIsFailed] = useState(false)

  useEffect(() => {
    if (part) return
    loadOtherPart(host, name).catch(() => setIsFailed(true))
  }, [host, name, part, attempt])

  function retry() {
    setIsFailed(false)
    setAttempt(attempt + 1)
  }

  if (part) return children(part)
  return isFailed ? <ErrorState title={texts.failed} onRetry={retry} /> : <Spinner label={texts.loading} />
}
