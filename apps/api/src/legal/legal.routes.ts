import * as endpoints from '@verstak/contracts/legal'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { getLegalDocument, getLegalPreview } from './getLegalDocument.ts'
import { publicationRules } from './publicationRules.texts.ts'

export function legalRoutes({ bindPublic, bindPersonal, bindFile }: Binder, services: Services): void {
  let rules: Buffer | undefined
  bindPublic(endpoints.getLegalDocument, ({ query }) => getLegalDocument(services, query))
  bindPersonal(endpoints.getLegalPreview, ({ query }) => getLegalPreview(services, query))
  bindFile(endpoints.PUBLICATION_RULES_PATH, async () => ({
    mediaType: 'application/pdf',
    name: publicationRules.fileName,
    bytes: (rules ??= (await import('./renderPublicationRules.ts')).renderPublicationRules()),
  }))
}
