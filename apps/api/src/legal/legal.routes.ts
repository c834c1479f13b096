import * as endpoints from '@verstak/contracts/legal'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { getLegalDocument } from './getLegalDocument.ts'

export function legalRoutes({ bindPublic }: Binder, services: Services): void {
  bindPublic(endpoints.getLegalDocument, ({ query }) => getLegalDocument(services, query))
}
