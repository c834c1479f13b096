import { refuseDummyPhone } from '@verstak/contracts/flag'
import type { CheckedOrderInput } from '@verstak/contracts/order'
import type { FlagVisitor } from '@verstak/flags/chooseVariant'
import { isPhone } from '@verstak/validators/phone'
import { invalidInput } from '../DomainError.ts'
import type { Services } from '../services.ts'

/** @throws DomainError `invalid-input` for a placeholder number, if the shop's flag enables this check */
export async function checkPhone(
  { flags }: Pick<Services, 'flags'>,
  { contact }: CheckedOrderInput,
  visitor: FlagVisitor,
): Promise<void> {
  const phone = `7${contact.phone}`
  const isStub = isPhone(phone) && !isPhone(phone, { isDummyRefused: true })
  if (isStub && (await (await flags.now()).valueOf(refuseDummyPhone, visitor))) {
    throw invalidInput('contact.phone', 'invalid', 'This is the number of nobody.')
  }
}
