import { css } from '@linaria/core'
import type { Locality, TransportCompanies } from '@verstak/contracts/transport'
import { useForm } from '@verstak/form/useForm'
import { useHost } from '@verstak/host'
import { useRegion } from '@verstak/region'
import { Button } from '@verstak/ui-kit/Button'
import { Combobox } from '@verstak/ui-kit/Combobox'
import { space } from '@verstak/ui-kit/tokens'
import { useState } from 'react'
import { CompanyList } from '../transport-window/CompanyList.tsx'
import { BoxFields } from './BoxFields.tsx'
import { CalculatorProblem } from './CalculatorProblem.tsx'
import { calculatorTexts } from './calculator.texts.ts'

/** Late: not needed before the form is filled in. */
const load = async () => (await import(/* webpackChunkName: "calculators" */ './transportLogic.ts')).transportLogic

export interface TransportCalculatorProps {
  localities: readonly Locality[]
}

/** What companies take for a parcel to a town. */
export function TransportCalculator({ localities }: TransportCalculatorProps) {
  const host = useHost()
  const { id: regionId } = useRegion()
  const [town, setTown] = useState(() => localities.find((one) => one.regionId === regionId)?.id ?? null)
  const [companies, setCompanies] = useState<TransportCompanies | null>(null)
  const { props, field, isSending, problem } = useForm({ load, context: host, onSent: setCompanies })
  return (
    <>
      <form className={stack} aria-label={calculatorTexts.transport} {...props}>
        <Combobox
          {...field('town')}
          label={calculatorTexts.town}
          required
          placeholder={calculatorTexts.townPlaceholder}
          emptyText={calculatorTexts.townNone}
          options={localities.map(({ id, name, area }) => ({
            value: String(id),
            label: name,
            ...(area && { note: area }),
          }))}
          value={town === null ? null : String(town)}
          onChange={(value) => setTown(value === null ? null : Number(value))}
        />
        <BoxFields field={field} />
        <Button className={button} type="submit" size="l" loading={isSending} loadingLabel={calculatorTexts.submitting}>
          {calculatorTexts.submit}
        </Button>
        <noscript>{calculatorTexts.noScripts}</noscript>
      </form>
      {problem && <CalculatorProblem problem={problem} />}
      <div className={answer} aria-live="polite">
        {companies && <CompanyList companies={companies} />}
      </div>
    </>
  )
}

const stack = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s16};
  margin-top: ${space.s16};
`

const button = css`
  justify-self: start;
`

const answer = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s8};
  margin-top: ${space.s16};
`
