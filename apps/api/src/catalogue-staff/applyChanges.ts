import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import type { applyProductChanges as endpoint } from '@verstak/contracts/staffCatalogue'
import type { Editor } from '../back-office/Editable.ts'
import { editInTransaction } from '../back-office/editInTransaction.ts'
import { editEntity } from '../back-office/editEntity.ts'
import { DomainError } from '../DomainError.ts'
import type { Services } from '../services.ts'
import { catalogueStaffTexts as texts } from './catalogueStaff.texts.ts'
import { productEditable } from './productEditable.ts'

/** Applies changes one by one, each in a transaction of its own: what is refused hinders no other. */
export async function applyChanges(
  services: Pick<Services, 'db'>,
  { changes }: EndpointBody<typeof endpoint>,
  editor: Editor,
): Promise<EndpointResponse<typeof endpoint>> {
  const refused: { id: number; text: string }[] = []
  for (const change of changes) {
    try {
      await editInTransaction(services, (db) => editEntity(db, productEditable, change, editor))
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      refused.push({ id: change.id, text: wordsOf(error) })
    }
  }
  return { applied: changes.length - refused.length, refused }
}

function wordsOf({ code, details: [detail] }: DomainError): string {
  if (code === 'not-found') return texts.gone
  if (code === 'edit-conflict' && detail?.change) return texts.changedBy(detail.change.author)
  return detail?.text ?? texts.wrong
}
