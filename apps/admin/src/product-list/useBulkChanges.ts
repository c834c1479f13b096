import { readApiError } from '@verstak/api-client/readApiError'
import type { EndpointInput, EndpointResponse } from '@verstak/contracts/endpoint'
import { applyProductChanges, planProductChanges } from '@verstak/contracts/staffCatalogue'
import { useHost } from '@verstak/host'
import { useRef, useState } from 'react'
import { productListTexts as texts } from './productList.texts.ts'

/** Products of one call: the bar moves, and «stop» waits for no more than these. */
const PART = 25

type Plan = EndpointResponse<typeof planProductChanges>
type Refused = { line: number; text: string }

/** Where a bulk change stands. */
export interface BulkProgress {
  done: number
  all: number
  isRunning: boolean
  isStopped: boolean
  refused: readonly Refused[]
}

/** Gives a bulk change: first its plan, then the change itself in parts that can be stopped. */
export function useBulkChanges(onApplied: () => void) {
  const { call } = useHost()
  const [plan, setPlan] = useState<Plan | null>(null)
  const [progress, setProgress] = useState<BulkProgress | null>(null)
  const [problem, setProblem] = useState('')
  const [isPlanning, setPlanning] = useState(false)
  const isWanted = useRef(true)

  return {
    plan,
    progress,
    problem,
    isPlanning,
    async show(body: EndpointInput<typeof planProductChanges>['body']) {
      setPlanning(true)
      setProblem('')
      setPlan(null)
      setProgress(null)
      try {
        setPlan(await call(planProductChanges, { body }))
      } catch (error) {
        setProblem(readApiError(error)?.details.find(({ text }) => text)?.text ?? texts.failed)
      }
      setPlanning(false)
    },
    async apply() {
      if (!plan) return
      isWanted.current = true
      const all = plan.differences.length
      let [done, refused] = [0, [] as Refused[]]
      const tell = (isRunning: boolean) => setProgress({ done, all, isRunning, isStopped: !isWanted.current, refused })
      tell(true)
      try {
        for (let at = 0; at < all && isWanted.current; at += PART) {
          const changes = plan.differences.slice(at, at + PART).map(({ id, version, fields }) => ({
            ...{ id, version },
            values: Object.fromEntries(fields.map((change) => [change.field, change.new])),
            seen: Object.fromEntries(fields.map((change) => [change.field, change.old])),
          }))
          const answer = await call(applyProductChanges, { body: { changes } })
          done += answer.applied
          refused = [
            ...refused,
            ...answer.refused.map(({ id, text }) => ({ line: 0, text: `${nameOf(plan, id)}: ${text}` })),
          ]
          tell(true)
        }
      } catch (error) {
        isWanted.current = false
        setProblem(readApiError(error)?.details.find(({ text }) => text)?.text ?? texts.failed)
      }
      tell(false)
      setPlan(null)
      onApplied()
    },
    stop() {
      isWanted.current = false
    },
  }
}

const nameOf = ({ differences }: Plan, id: number) => differences.find((one) => one.id === id)?.name ?? String(id)
