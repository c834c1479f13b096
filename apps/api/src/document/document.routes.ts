import { DOCUMENT_FILE_PATH, listDocuments as endpoint } from '@verstak/contracts/document'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { getDocumentFile } from './getDocumentFile.ts'
import { listDocuments } from './listDocuments.ts'

export function documentRoutes({ bindPersonal, bindFile }: Binder, services: Services): void {
  bindPersonal(endpoint, ({ query }, caller) => listDocuments(services, query, caller))
  bindFile(DOCUMENT_FILE_PATH, (query, caller) => getDocumentFile(services, query, caller))
}
