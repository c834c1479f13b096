import type { FieldErrors } from '@verstak/form/formLogic'
import { accountFault } from '@verstak/validators/bankAccount'
import { bikFault } from '@verstak/validators/bik'
import { accountMessage, bikMessages } from '@verstak/validators/organization.texts'

/** Bare digits of a bank's fields; '' = left out. */
export interface BankValues {
  bankBik: string
  settlementAccount: string
  correspondentAccount: string
}

/** What is wrong with the bank: all may be empty, but nothing half filled, and the numbers fit together (ORG-030…033). */
export function bankErrors({
  bankBik,
  settlementAccount,
  correspondentAccount,
}: BankValues): FieldErrors<keyof BankValues> {
  const wrongBik = bankBik === '' ? null : bikFault(bankBik)
  const wrongOf = (account: string, kind: 'settlement' | 'correspondent') => {
    const fault = account === '' ? null : accountFault(account, kind, bankBik)
    return fault && accountMessage(fault, kind)
  }
  const settlement = wrongOf(settlementAccount, 'settlement')
  const correspondent = wrongOf(correspondentAccount, 'correspondent')
  return {
    ...(wrongBik && { bankBik: bikMessages[wrongBik] }),
    ...(settlement && { settlementAccount: settlement }),
    ...(correspondent && { correspondentAccount: correspondent }),
  }
}
