import type { EndpointBody, EndpointResponse } from '@verstak/contracts/endpoint'
import { type signInByVk as endpoint, VK_FAULT } from '@verstak/contracts/identity'
import { notFound } from '../DomainError.ts'
import type { Caller } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { enterByProvider } from './enterByProvider.ts'
import { identityTexts } from './identity.texts.ts'
import { ProviderRefusal, type RefusalReason } from './ProviderPerson.ts'

/** Second code of a refusal, as in the other calls of sign-in. */
const DATA_CODES: Readonly<Record<RefusalReason, number>> = { refused: 400, limit: 429, unavailable: 503 }

/** @throws DomainError `not-found` in a shop without an application at VK; `rate-limited` */
export async function signInByVk(
  services: Services,
  token: EndpointBody<typeof endpoint>,
  caller: Caller,
): Promise<EndpointResponse<typeof endpoint>> {
  const { vk } = services.identity
  if (!vk) throw notFound('', 'The shop has no application at VK.')
  await services.limits.spend('providerSignInsPerIp', caller.ip)
  try {
    return await enterByProvider(services, caller, await vk.exchange(token))
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
    return {
      isAuth: false,
      isNeedConfirmAuthWithPassword: false,
      name: null,
      email: null,
      phone: null,
      code: VK_FAULT[error.reason],
      data: { code: DATA_CODES[error.reason], errors: [{ title: identityTexts.refused }] },
    }
  }
}
