import type { EndpointBody } from '@verstak/contracts/endpoint'
import type { changeName as endpoint, PersonalData } from '@verstak/contracts/personalData'
import { requiredMessage } from '@verstak/validators/filled.texts'
import { nameFault } from '@verstak/validators/personName'
import { nameMessages } from '@verstak/validators/personName.texts'
import { invalidInput } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { userIdOf } from '../session/userIdOf.ts'
import { getPersonalData } from './getPersonalData.ts'
import { updateName } from './personalData.sql.ts'

const LONGEST = 100

/** @throws DomainError `sign-in-required`, `invalid-input` at `firstName` or `lastName` with a sentence for the shopper */
export async function changeName(
  services: Pick<Services, 'db' | 'now'>,
  body: EndpointBody<typeof endpoint>,
  caller: Pick<Caller, 'cookie'>,
): Promise<PersonalData> {
  const userId = await userIdOf(services, caller)
  const firstName = readName('firstName', body.firstName)
  const lastName = body.lastName.trim() === '' ? null : readName('lastName', body.lastName)
  await updateName(services.db, userId, { first_name: firstName, last_name: lastName })
  return getPersonalData(services.db, userId)
}

function readName(field: string, text: string): string {
  const name = text.trim()
  if (name === '') throw invalidInput(field, 'empty', 'A name is needed.', requiredMessage)
  const fault = name.length > LONGEST ? 'long' : nameFault(name)
  if (fault) throw invalidInput(field, fault, `The name is refused: ${fault}.`, nameMessages[fault])
  return name
}
