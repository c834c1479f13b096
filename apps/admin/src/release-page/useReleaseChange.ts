import { readApiError } from '@verstak/api-client/readApiError'
import { useToasts } from '@verstak/remote-kit/useModals'
import { useState } from 'react'
import { releaseTexts as texts } from './releases.texts.ts'

/** Gives a change of what is live: it may first ask the visitor to confirm that it is he, then goes on. */
export function useReleaseChange(onDone: () => Promise<unknown>) {
  const toast = useToasts()
  const [waiting, setWaiting] = useState<(() => Promise<unknown>) | null>(null)
  const [isRunning, setRunning] = useState(false)
  const [problem, setProblem] = useState('')

  async function run(act: () => Promise<unknown>): Promise<void> {
    setRunning(true)
    setProblem('')
    try {
      await act()
      setWaiting(null)
      toast({ text: texts.done, tone: 'ok' })
      await onDone()
    } catch (error) {
      const failure = readApiError(error)
      if (failure?.code === 'confirmation-required') setWaiting(() => act)
      else setProblem(failure?.details.find(({ text }) => text)?.text ?? texts.failed)
    }
    setRunning(false)
  }

  return {
    run,
    isRunning,
    problem,
    /** The visitor has to confirm that it is he; call this once he has. */
    goOn: waiting && (() => void run(waiting)),
  }
}
