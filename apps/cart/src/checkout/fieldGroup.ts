import type { CheckoutValues } from './checkoutAtom.ts'
import type { CheckedField } from './checkoutFaults.ts'

/** What every group of fields gets. */
export interface FieldGroupProps {
  values: CheckoutValues
  /** Sentence for a field that is wrong and was already left. */
  faultOf(field: CheckedField): string | undefined
  change(values: Partial<CheckoutValues>): void
  /** The field was left. */
  leave(field: CheckedField): void
}
