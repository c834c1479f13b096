import type { Company } from '@verstak/contracts/organization'
import { useState } from 'react'
import { createLatePart } from '../late-part/createLatePart.tsx'
import type { Numbers } from './findCompany.ts'
import { NumbersStep, type ManualReason } from './NumbersStep.tsx'

const DetailsStep = createLatePart(() =>
  import(/* webpackChunkName: "details-step" */ './DetailsStep.tsx').then((code) => code.DetailsStep),
)

export interface TwoStepsProps {
  /** Called at each step; `onBack` leads from the second one to the first. */
  onStep: (step: 1 | 2, onBack?: () => void) => void
  /** Called with the name of the organization that was added. */
  onAdded: (name: string) => void
}

/** Adding an organization: its numbers, then the form. */
export function TwoSteps({ onStep, onAdded }: TwoStepsProps) {
  const [numbers, setNumbers] = useState<Numbers>({ personType: 'ur', inn: '', kpp: '' })
  const [details, setDetails] = useState<{ company: Company | null; reason: ManualReason | null } | null>(null)

  function open(company: Company | null, reason: ManualReason | null) {
    setDetails({ company, reason })
    onStep(2, reset)
  }

  function reset() {
    setDetails(null)
    onStep(1)
  }

  if (details) return <DetailsStep numbers={numbers} {...details} onReset={reset} onAdded={onAdded} />
  return (
    <NumbersStep
      numbers={numbers}
      onNumbers={setNumbers}
      onFound={(company) => open(company, null)}
      onManual={(reason) => open(null, reason)}
    />
  )
}
