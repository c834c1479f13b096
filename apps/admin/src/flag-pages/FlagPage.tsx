import { useSuspenseQuery } from '@tanstack/react-query'
import { editableFlag } from '@verstak/contracts/staffShop'
import type { FlagRule } from '@verstak/flags/flagRow'
import { useHost } from '@verstak/host'
import { useLoaderData } from '@verstak/router'
import { CheckInput } from '../fields/EditFields.tsx'
import { showField } from '../fields/fieldValue.ts'
import { ThingPage } from '../thing-page/ThingPage.tsx'
import { flagsQuery } from './flagsQuery.ts'
import { RuleFields } from './RuleFields.tsx'
import { showRules } from './showRules.ts'

const show = (field: string, value: unknown) =>
  field === 'rules' && Array.isArray(value) ? showRules(value as FlagRule[]) : showField(field, value)

/** A flag or an experiment: for whom which value, and how many of them. */
export function FlagPage() {
  const { id } = useLoaderData<{ id: string }>()
  const { data } = useSuspenseQuery(flagsQuery(useHost().call))
  const variants = data.flags.find(({ key }) => key === id)?.variants ?? []
  return (
    <ThingPage
      key={id}
      id={id}
      calls={editableFlag}
      section="/admin/flags/"
      titleOf={() => [id, variants.join(', ')]}
      show={show}
    >
      {(form, field) => (
        <>
          <CheckInput {...field('isOn')} />
          <RuleFields form={form} variants={variants} />
        </>
      )}
    </ThingPage>
  )
}
