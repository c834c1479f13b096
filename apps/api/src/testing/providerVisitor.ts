import { OIDC_CALLBACK, OIDC_START } from '@verstak/contracts/identity'
import type { IdentityProviders } from '@verstak/tools-identity/startIdentityProviders'
import type { Visitor } from './visitor.ts'
import { SHOP_ORIGIN } from './useIdentityApi.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

/** Chooses a person in VK's window. @returns what the window sends to the page that opened it */
export async function chooseAtVk(
  { settings }: Pick<IdentityProviders, 'settings'>,
  person: number,
  uuid = crypto.randomUUID(),
): Promise<{ token: string; uuid: string }> {
  const { VK_ORIGIN: origin, VK_APP_ID: appId } = settings
  const query = new URLSearchParams({ app_id: appId, uuid, response_type: 'silent_token', redirect_uri: SHOP_ORIGIN })
  const answer = await fetch(`${origin}/auth?${query.toString()}`, {
    method: 'POST',
    headers: FORM,
    body: `person=${person}`,
  })
  const token = /"token":"([\w-]+)"/.exec(await answer.text())?.[1] ?? ''
  return { token, uuid }
}

/** Asks the API for a redirect as a browser at the shop's address would. @returns where it leads */
export const follow = (apiUrl: string, path: string, visitor: Visitor): Promise<string> =>
  redirectOf(apiUrl + path, visitor, {})

async function redirectOf(address: string, visitor: Visitor, { headers, ...init }: RequestInit): Promise<string> {
  const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ')
  const answer = await fetch(address, {
    ...init,
    redirect: 'manual',
    headers: { ...headers, ...(cookie && { cookie }) },
  })
  for (const set of answer.headers.getSetCookie()) {
    const [name = '', value = ''] = set.split(';')[0]!.split('=')
    visitor.cookies.set(name, value)
  }
  await answer.body?.cancel()
  return answer.headers.get('location') ?? `status ${answer.status}`
}

/** Begins a sign-in by OpenID Connect, by the form of a page. @returns address of the provider */
export const beginOidc = (
  apiUrl: string,
  visitor: Visitor,
  next = '/',
  headers: Record<string, string> = { origin: SHOP_ORIGIN, 'sec-fetch-site': 'same-origin' },
) => {
  const body = new URLSearchParams({ next }).toString()
  return redirectOf(apiUrl + OIDC_START, visitor, { method: 'POST', headers: { ...FORM, ...headers }, body })
}

/**
 * Chooses a person at the provider. @param person '' goes back
 * @returns path and query with which the browser comes back to the shop
 */
export async function chooseAtOidc(address: string, person: number | ''): Promise<string> {
  const cookies = new Map<string, string>()
  let at = address
  let body: string | undefined
  for (let steps = 0; steps < 10; steps += 1) {
    const answer = await fetch(at, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; '), ...(body !== undefined && FORM) },
      ...(body !== undefined && { method: 'POST', body }),
    })
    await answer.body?.cancel()
    body = undefined
    for (const set of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = set.split(';')[0]!.split('=')
      cookies.set(name, value)
    }
    const location = answer.headers.get('location')
    if (location === null && answer.status === 200) body = `person=${person}`
    else if (location === null) throw new Error(`The provider answered ${answer.status} at ${at}`)
    else at = new URL(location, at).href
    if (at.startsWith(SHOP_ORIGIN + OIDC_CALLBACK)) return at.slice(SHOP_ORIGIN.length)
  }
  throw new Error('The provider leads nowhere')
}
