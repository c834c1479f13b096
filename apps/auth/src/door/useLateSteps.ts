import { useHost } from '@verstak/host'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { loadLateSteps, lateStepsAtom } from './lateStepsAtom.ts'

/**
 * Brings the code of the late steps.
 *
 * @param isNeeded one of them is to be shown: a failure is told
 * @param isLikely one may follow
 */
export function useLateSteps(isNeeded: boolean, isLikely = false) {
  const { store } = useHost()
  const code = useAtomValue(lateStepsAtom, { store })
  const [tries, setTries] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const isMissing = !code && isNeeded
  const isWished = !code && (isNeeded || isLikely)

  useEffect(() => {
    if (!isWished) return
    let isHere = true
    loadLateSteps({ store }).catch(() => {
      if (isHere && isMissing) setFailed(true)
    })
    return () => {
      isHere = false
    }
  }, [store, isWished, isMissing, tries])

  return {
    code,
    isFailed: isMissing && hasFailed,
    retry() {
      setFailed(false)
      setTries(tries + 1)
    },
  }
}
