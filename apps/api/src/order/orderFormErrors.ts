import { emailMessages } from '@verstak/validators/email.texts'
import { nameMessages } from '@verstak/validators/personName.texts'
import { phoneFaults } from '@verstak/validators/phone'
import { phoneMessage } from '@verstak/validators/phone.texts'
import { formErrorTexts as texts } from './orderForm.texts.ts'

type Fields = Readonly<Record<string, string>>

/** Names of the form's fields where they differ from the last part of the input's path. */
const FIELD_OF_PATH: Readonly<Record<string, string>> = {
  'delivery.type': 'deliveryType',
  'delivery.company': 'transportCompany',
  'delivery.townId': 'transportTown',
  'delivery.terminal': 'transportTerminal',
  'delivery.interval.id': 'intervalId',
  'delivery.interval.date': 'intervalId',
  'delivery.interval': 'intervalId',
  'delivery.lifting.hasElevator': 'hasElevator',
}

/** Name of the field that a path of the order's input comes from. */
export const fieldOfPath = (path: string): string => FIELD_OF_PATH[path] ?? path.split('.').at(-1) ?? ''

/** The field of an issue and what the shopper is told of it. @param flag message of the issue */
export function errorOfField(path: string, flag: string, fields: Fields): [field: string, text: string] {
  const field = fieldOfPath(path)
  return [field, textOf(field, flag, fields)]
}

function textOf(field: string, flag: string, fields: Fields): string {
  const byFlag = (words: Readonly<Record<string, string>>) => words[flag] ?? texts.other
  switch (field) {
    case 'name':
      return byFlag(nameMessages)
    case 'email':
      return byFlag(emailMessages)
    case 'phone':
      return phoneMessage(phoneFaults(phoneOf(fields['phone'] ?? '')))
    default:
      return (texts as Readonly<Record<string, string>>)[field] ?? texts.other
  }
}

/** The number as the check of the form wants it: ten digits may be typed without +7. */
const phoneOf = (text: string) => (text.replaceAll(/\D/g, '').length === 10 ? `+7${text}` : text)
