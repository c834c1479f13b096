import { LONGEST_LIST_NAME } from '@verstak/contracts/purchaseList'
import { invalidInput } from '../DomainError.ts'
import { purchaseListTexts as texts } from './purchaseList.texts.ts'

/** @throws DomainError `invalid-input` at `name` with a sentence for the shopper */
export function readListName(text: string): string {
  const name = text.trim()
  if (name === '') throw invalidInput('name', 'empty', 'A list needs a name.', texts.nameNeeded)
  if (name.length > LONGEST_LIST_NAME)
    throw invalidInput('name', 'long', 'The name of a list is too long.', texts.nameLong(LONGEST_LIST_NAME))
  return name
}
