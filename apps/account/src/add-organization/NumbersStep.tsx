import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Company, PersonType } from '@verstak/contracts/organization'
import { useHost } from '@verstak/host'
import { useModals } from '@verstak/remote-kit/useModals'
import { Button } from '@verstak/ui-kit/Button'
import { DigitsField } from '@verstak/ui-kit/DigitsField'
import { Message } from '@verstak/ui-kit/Message'
import { SegmentedControl } from '@verstak/ui-kit/SegmentedControl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { addOrganizationTexts as texts } from './addOrganization.texts.ts'
import { findCompany, type NumberErrors, type Numbers } from './findCompany.ts'
import { InnField } from './InnField.tsx'
import { isSuggested, suggestionsQuery } from './suggestionsQuery.ts'
import * as styles from './addOrganizationStyles.tsx'

/** A number that is being typed is not asked for. */
const PAUSE_MS = 250
const KPP_DIGITS = 9

/** Why the form is filled by hand. */
export type ManualReason = 'notFound' | 'registerDown' | 'chosen'

export interface NumbersStepProps {
  numbers: Numbers
  onNumbers: (numbers: Numbers) => void
  onFound: (company: Company) => void
  onManual: (reason: ManualReason) => void
}

/** Step 1: kind and INN, of a legal entity also the KPP. */
export function NumbersStep({ numbers, onNumbers, onFound, onManual }: NumbersStepProps) {
  const host = useHost()
  const { showError } = useModals()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<NumberErrors>({})
  const [several, setSeveral] = useState<readonly Company[] | null>(null)
  const [isSearching, setSearching] = useState(false)
  const { personType, inn, kpp } = numbers
  const asked = useSettled(isSuggested(personType, inn) ? inn : '')
  const { data } = useQuery({
    ...suggestionsQuery(host.call, asked),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  })
  const suggestions = asked !== '' && asked === inn ? data : undefined
  const isListed = suggestions !== undefined && suggestions.error === null

  useEffect(() => {
    const wrong = Object.keys(errors)[0]
    if (wrong) form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus()
  }, [errors])

  // The list below the INN opens with the focus.
  useEffect(() => {
    if (several) form.current?.querySelector<HTMLInputElement>('[name=inn]')?.focus()
  }, [several])

  // On the page of its own, what was typed before the scripts came is only in the fields.
  const takeTyped = useEffectEvent(() => {
    const typedIn = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? ''
    const typed = { inn: typedIn('inn').replaceAll(/\D/g, ''), kpp: typedIn('kpp').replaceAll(/\D/g, '') }
    if (typed.inn !== inn || (personType === 'ur' && typed.kpp !== kpp)) onNumbers({ ...numbers, ...typed })
  })
  useEffect(() => takeTyped(), [])

  function change(changed: Partial<Numbers>) {
    // What was wrong may be right now; the digits stay (ORG-008).
    setErrors({})
    setSeveral(null)
    onNumbers({ ...numbers, ...changed })
  }

  async function search(wanted: Numbers) {
    if (isSearching) return
    setSearching(true)
    const found = await findCompany(host, wanted)
    setSearching(false)
    if (found.kind === 'found') onFound(found.company)
    else if (found.kind === 'manual') onManual(found.reason)
    else if (found.kind === 'several') setSeveral(found.companies)
    else if (found.kind === 'wrong') setErrors(found.errors)
    else showError(found.text === null ? {} : { text: found.text })
  }

  function choose(company: Company | null) {
    if (company === null) return onManual('chosen')
    const chosen = { personType: company.personType, inn: company.inn, kpp: company.kpp ?? '' }
    onNumbers(chosen)
    if (several) onFound(company)
    else void search(chosen)
  }

  return (
    <form
      ref={form}
      className={styles.stack}
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        void search(numbers)
      }}
    >
      <p className={styles.lead}>{texts.step(1)}</p>
      <SegmentedControl
        label={texts.personType}
        segments={[
          { value: 'ur', label: texts.ur },
          { value: 'ip', label: texts.ip },
        ]}
        value={personType}
        onChange={(value: PersonType) => change({ personType: value })}
      />
      <InnField
        defaultValue={inn}
        error={errors.inn ?? suggestions?.error ?? undefined}
        companies={several ?? (isListed ? suggestions.companies : null)}
        isNothing={several === null && isListed && suggestions.isFailed}
        onChange={(typed) => change({ inn: typed })}
        onChoose={choose}
      />
      {several && (
        <Message tone="info" isLive>
          {texts.choose}
        </Message>
      )}
      {personType === 'ur' && (
        <DigitsField
          // Filled in by a suggestion.
          key={kpp.length === KPP_DIGITS ? kpp : 'typed'}
          name="kpp"
          label={texts.kpp}
          hint={texts.kppHint}
          max={KPP_DIGITS}
          size="l"
          required
          defaultValue={kpp}
          error={errors.kpp}
          onChange={(typed) => change({ kpp: typed })}
        />
      )}
      <Button type="submit" size="l" wide loading={isSearching} loadingLabel={texts.searching}>
        {texts.next}
      </Button>
    </form>
  )
}

/** The value once it has not changed for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
