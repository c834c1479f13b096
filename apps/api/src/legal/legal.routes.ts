import * as endpoints from '@verstak/contracts/legal'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { readSettings } from '../settings/readSettings.ts'
import { getLegalDocument, getLegalPreview } from './getLegalDocument.ts'
import { publicationRules } from './publicationRules.texts.ts'

export function legalRoutes({ bindPublic, bindPersonal, bindFile }: Binder, services: Services): void {
  let rules: { shopName: string; bytes: Buffer } | undefined
  bindPublic(endpoints.getLegalDocument, ({ query }) => getLegalDocument(services, query))
  bindPersonal(endpoints.getLegalPreview, ({ query }) => getLegalPreview(services, query))
  bindFile(endpoints.PUBLICATION_RULES_PATH, async () => {
    const { shopName } = await readSettings(services.db)
    if (rules?.shopName !== shopName) {
      const { renderPublicationRules } = await import('./renderPublicationRules.ts')
      rules = { shopName, bytes: renderPublicationRules(shopName) }
    }
    return { mediaType: 'application/pdf', name: publicationRules.fileName, bytes: rules.bytes }
  })
}
