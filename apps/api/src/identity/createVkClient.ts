import * as v from 'valibot'
import type { VkConfig } from './identityConfig.ts'
import { ProviderRefusal, type ProviderPerson, type RefusalReason } from './ProviderPerson.ts'

const TIMEOUT_MS = 5_000
/** Version of VK's API whose answers are read here. */
const API_VERSION = '5.199'

/** What VK's window gave to the page. */
export interface SilentToken {
  token: string
  /** Id of the window, made by the page. */
  uuid: string
}

/** Sign-in by VK. */
export interface VkClient {
  /** Exchanges the token, which VK takes once. @throws ProviderRefusal */
  exchange(token: SilentToken): Promise<ProviderPerson>
}

const Id = v.union([v.pipe(v.number(), v.integer(), v.minValue(1)), v.pipe(v.string(), v.regex(/^[1-9]\d{0,18}$/))])
const Text = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(1000))))

const Exchanged = v.object({
  access_token: v.string(),
  user_id: Id,
  email: Text,
  phone: Text,
  /** 1 = by SMS. VK says nothing of the e-mail, so that is never taken for verified. */
  phone_validated: v.optional(v.union([v.number(), v.boolean()])),
})
const Users = v.tupleWithRest([v.object({ id: Id, first_name: Text })], v.unknown())
const Failure = v.object({ error: v.object({ error_code: v.number() }) })

/** Errors of VK's API that are not the token's fault: too many calls; something of VK's own. */
const REASONS: Readonly<Record<number, RefusalReason>> = {
  6: 'limit',
  9: 'limit',
  29: 'limit',
  1: 'unavailable',
  10: 'unavailable',
}

export function createVkClient({ apiOrigin, serviceToken }: VkConfig): VkClient {
  const ask = async <Schema extends v.GenericSchema>(
    method: string,
    parameters: Record<string, string>,
    schema: Schema,
  ): Promise<v.InferOutput<Schema>> => {
    const body = new URLSearchParams({ v: API_VERSION, ...parameters })
    const answer: unknown = await fetch(`${apiOrigin}/method/${method}`, {
      method: 'POST',
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
      .then((response) => (response.ok ? response.json() : Promise.reject(new Error(`Status ${response.status}`))))
      .catch((cause: unknown) => {
        throw new ProviderRefusal('unavailable', `VK did not answer ${method}.`, { cause })
      })
    const failure = v.safeParse(Failure, answer)
    if (failure.success) throw refusalOf(method, failure.output.error.error_code)
    const { success, output } = v.safeParse(v.object({ response: schema }), answer)
    if (!success) throw new ProviderRefusal('unavailable', `VK answered ${method} with something unknown.`)
    return (output as { response: v.InferOutput<Schema> }).response
  }
  return {
    async exchange({ token, uuid }) {
      const known = await ask('auth.exchangeSilentAuthToken', { token, uuid, access_token: serviceToken }, Exchanged)
      const [user] = await ask('users.get', { access_token: known.access_token }, Users)
      if (String(user.id) !== String(known.user_id)) {
        throw new ProviderRefusal('refused', 'VK’s access token belongs to somebody else than its answer says.')
      }
      return {
        provider: 'vk',
        subject: String(known.user_id),
        name: user.first_name ?? null,
        email: known.email ?? null,
        isEmailVerified: false,
        phone: known.phone ?? null,
        isPhoneVerified: Boolean(known.phone_validated),
      }
    },
  }
}

function refusalOf(method: string, code: number): ProviderRefusal {
  return new ProviderRefusal(REASONS[code] ?? 'refused', `VK refused ${method} with the error ${code}.`)
}
