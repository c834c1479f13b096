import { useSuspenseQuery } from '@tanstack/react-query'
import { editableFlag } from '@verstak/contracts/staffShop'
import { useHost } from '@verstak/host'
import { useLoaderData } from '@verstak/router'
import { CheckInput } from '../fields/EditFields.tsx'
import { EntityPage } from '../entity-page/EntityPage.tsx'
import { flagsQuery } from './flagsQuery.ts'
import { RuleFields } from './RuleFields.tsx'

/** A flag or an experiment: for whom which value, and how many of them. */
export function FlagPage() {
  const { id } = useLoaderData<{ id: string }>()
  const { data } = useSuspenseQuery(flagsQuery(useHost().call))
  const variants = data.flags.find(({ key }) => key === id)?.variants ?? []
  return (
    <EntityPage key={id} id={id} calls={editableFlag} section="/admin/flags/" titleOf={() => [id, variants.join(', ')]}>
      {(form, field) => (
        <>
          <CheckInput {...field('isOn')} />
          <RuleFields form={form} variants={variants} />
        </>
      )}
    </EntityPage>
  )
}
