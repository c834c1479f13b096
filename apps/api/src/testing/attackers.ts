import { rememberDevice } from '../session/rememberDevice.ts'
import type { FileTestApi } from './useTestApi.ts'
import type { Visitor } from './visitor.ts'
import { addUser } from './signInTesting.ts'

/**
 * Attackers for tests, as strong as can be: they solve every captcha, here by holding the device of a user whom the shop
 * trusts, and send everything at once.
 */

const ADDRESS_COUNT = 50
export const ADDRESSES = Array.from({ length: ADDRESS_COUNT }, (_, i) => `203.0.113.${i + 1}`)
const AT_ONCE = 16

/** Headers of a call from one of the addresses. */
export const from = (index: number) => ({ 'x-forwarded-for': ADDRESSES[index % ADDRESS_COUNT]! })

export async function inTurns<T>(items: readonly T[], act: (item: T, index: number) => Promise<void>): Promise<void> {
  const queue = items.entries()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const [index, item] of queue) await act(item, index)
    }),
  )
}

type Api = Pick<FileTestApi, 'db' | 'newVisitor' | 'clock'>

/** Makes browsers that are asked for no captcha. */
export function createAttackers(api: Api): () => Promise<Visitor> {
  let device: Promise<string> | undefined
  return async () => {
    const visitor = api.newVisitor()
    visitor.cookies.set('remembered_device', await (device ??= makeTrustedDevice(api)))
    return visitor
  }
}

async function makeTrustedDevice(api: Api): Promise<string> {
  const { id } = await addUser(api, { is_trusted: true })
  let secret = ''
  const caller = { userAgent: '', cookie: () => null, setCookie: (_: unknown, value: string) => void (secret = value) }
  await rememberDevice({ now: () => api.clock.now }, api.db, caller, id)
  return secret
}
