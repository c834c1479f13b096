import type { EndpointResponse } from '@verstak/contracts/endpoint'
import type { planProductChanges } from '@verstak/contracts/staffCatalogue'
import { FIELD_NAMES } from '@verstak/contracts/journal.texts'
import { Button } from '@verstak/ui-kit/Button'
import { Table } from '@verstak/ui-kit/Table'
import { AdminCard } from '../fields/AdminCard.tsx'
import { showField } from '../fields/fieldValue.ts'
import { productListTexts as texts } from './productList.texts.ts'

/** A preview is looked through, not read to its end. */
const MAX_SHOWN = 200
const MAX_HEIGHT = 480

const labels = FIELD_NAMES.product!

export interface PlanViewProps {
  plan: EndpointResponse<typeof planProductChanges>
  onApply: () => void
}

/** What a bulk change would change, product by product, and what it cannot. */
export function PlanView({ plan: { differences, same, refused }, onApply }: PlanViewProps) {
  return (
    <AdminCard title={texts.difference(differences.length)} note={same > 0 && texts.same(same)}>
      {differences.length > 0 && (
        <Table
          caption={texts.difference(differences.length)}
          isCaptionHidden
          maxHeight={MAX_HEIGHT}
          columns={[
            { key: 'name', header: texts.name, cell: ({ name }) => name },
            { key: 'code', header: texts.code, cell: ({ sku }) => sku },
            {
              key: 'change',
              header: texts.what,
              cell: ({ fields }) =>
                fields.map((change) => (
                  <div key={change.field}>
                    {labels[change.field] ?? change.field}: <s>{showField(change.field, change.old)}</s> →{' '}
                    <b>{showField(change.field, change.new)}</b>
                  </div>
                )),
            },
          ]}
          rows={differences.slice(0, MAX_SHOWN)}
          keyOf={({ id }) => id}
        />
      )}
      {differences.length > MAX_SHOWN && <p>{texts.more(differences.length - MAX_SHOWN)}</p>}
      {refused.length > 0 && (
        <>
          <p>{texts.refused(refused.length)}</p>
          <ul>
            {refused.map(({ line, text }) => (
              <li key={`${line} ${text}`}>{texts.line(line, text)}</li>
            ))}
          </ul>
        </>
      )}
      {differences.length > 0 && (
        <div>
          <Button onClick={onApply}>{texts.apply}</Button>
        </div>
      )}
    </AdminCard>
  )
}
