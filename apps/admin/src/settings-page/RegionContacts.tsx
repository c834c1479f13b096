import { useSuspenseQuery } from '@tanstack/react-query'
import { DEFAULT_REGION_ID } from '@verstak/contracts/region'
import { editableRegion } from '@verstak/contracts/staffSettings'
import { useHost } from '@verstak/host'
import { Select } from '@verstak/ui-kit/Select'
import { Spinner } from '@verstak/ui-kit/Spinner'
import { Suspense, useState } from 'react'
import { regionsQuery } from '../banner-pages/regionsQuery.ts'
import { AdminCard } from '../fields/AdminCard.tsx'
import { FieldGrid, TextInput } from '../fields/EditFields.tsx'
import { EntityForm } from '../entity-page/EntityForm.tsx'
import { settingsTexts as texts } from './settings.texts.ts'

/** Phones and hours of the call centre, of one region at a time. */
export function RegionContacts() {
  const { data: regions } = useSuspenseQuery(regionsQuery(useHost().call)).data
  const [regionId, setRegionId] = useState(DEFAULT_REGION_ID)
  const { name } = regions.find(({ id }) => id === regionId) ?? { name: texts.regions }
  return (
    <>
      <AdminCard title={texts.regions} note={texts.regionsNote}>
        <Select
          label={texts.region}
          value={String(regionId)}
          onChange={({ target }) => setRegionId(Number(target.value))}
        >
          {regions.map((region) => (
            <option key={region.id} value={region.id}>
              {region.name}
            </option>
          ))}
        </Select>
      </AdminCard>
      <Suspense fallback={<Spinner label={texts.loading} />}>
        <EntityForm key={regionId} id={regionId} calls={editableRegion}>
          {(_, field) => (
            <AdminCard title={name}>
              <FieldGrid>
                <TextInput {...field('phone')} />
                <TextInput {...field('phoneForMobile')} isNullable hint={texts.mobile} />
                <TextInput {...field('workingTime')} />
              </FieldGrid>
            </AdminCard>
          )}
        </EntityForm>
      </Suspense>
    </>
  )
}
