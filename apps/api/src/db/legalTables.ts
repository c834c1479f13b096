import type { ConsentForm, ConsentPurpose } from '@verstak/contracts/consent'
import type { KeptLegalBlock } from '@verstak/contracts/legalStaff'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

interface LegalDocumentTable {
  slug: string
  version: number
  title: string
  published_at: Date
  blocks: ColumnType<KeptLegalBlock[], string, string>
  /** Opens the version for whoever has it. */
  preview_key: Generated<string>
}

interface ConsentTable {
  id: GeneratedAlways<number>
  user_id: number | null
  email: string | null
  phone: string | null
  purpose: ConsentPurpose
  document_slug: string
  document_version: number
  form: ConsentForm
  given_at: Date
  ip: string
  user_agent: string | null
  withdrawn_at: ColumnType<Date | null, never, Date>
}

interface NewsletterSubscriptionTable {
  email: string
  user_id: number | null
  requested_at: Date
  requests: Generated<number>
  key_hash: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>
  key_expires_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  confirmed_at: ColumnType<Date | null, Date | null | undefined, Date>
  unsubscribe_key: Generated<string>
}

/** Legal documents, what was agreed to, and who gets the newsletter. */
export interface LegalTables {
  legal_document: LegalDocumentTable
  consent: ConsentTable
  newsletter_subscription: NewsletterSubscriptionTable
}
