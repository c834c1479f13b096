import { ORGANIZATION_ERROR, ORGANIZATION_FIELDS, type OrganizationError } from '@verstak/contracts/organization'

/** Fields of an organization to which the API's errors belong. */
export type OrganizationField = (typeof ORGANIZATION_FIELDS)[keyof typeof ORGANIZATION_FIELDS]

/** What the API has found wrong, by field. */
export interface SortedErrors {
  fields: Partial<Record<OrganizationField, string>>
  /** A code that belongs to no field: its sentence. */
  other: string | null
}

/** Sorts errors under the fields of their codes (ERR-014). */
export function sortErrors(errors: readonly OrganizationError[]): SortedErrors {
  const sorted: SortedErrors = { fields: {}, other: null }
  for (const { code, message } of errors) {
    const field = (ORGANIZATION_FIELDS as Readonly<Record<number, OrganizationField>>)[code]
    if (field) sorted.fields[field] ??= message
    else sorted.other ??= message
  }
  return sorted
}

/** Why the form is filled by hand, if the errors say just that: a single item (ERR-013). */
export function manualReason(errors: readonly OrganizationError[]): 'notFound' | 'registerDown' | null {
  if (errors.length !== 1) return null
  const found = Object.entries(ORGANIZATION_ERROR).find(([, code]) => code === errors[0]!.code)
  return found ? (found[0] as 'notFound' | 'registerDown') : null
}
