import { changeName } from '@verstak/contracts/personalData'
import { defineForm } from '@verstak/form/defineForm'
import type { Host } from '@verstak/host'
import { requiredMessage } from '@verstak/validators/filled.texts'
import { nameFault } from '@verstak/validators/personName'
import { nameMessages } from '@verstak/validators/personName.texts'
import * as v from 'valibot'

/** Changes the user's name. */
export const nameLogic = defineForm({
  schema: () => v.object({ firstName: v.string(), lastName: v.string() }),
  words: { firstName: '', lastName: '' },
  faultsOf: ({ firstName, lastName }) => {
    const first = firstName.trim() === '' ? requiredMessage : messageOf(firstName)
    const last = lastName.trim() === '' ? null : messageOf(lastName)
    return { ...(first && { firstName: first }), ...(last && { lastName: last }) }
  },
  async send(body, { call }: Pick<Host, 'call'>) {
    return { result: await call(changeName, { body }) }
  },
})

function messageOf(name: string): string | null {
  const fault = nameFault(name)
  return fault && nameMessages[fault]
}
