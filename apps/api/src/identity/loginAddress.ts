import { SOCIAL_PARAM } from '@verstak/contracts/identity'

/** The page on which a sign-in goes on. @param next where a signed-in visitor is led from there */
export function loginAddress(next: string, social?: 'pending' | 'failed'): string {
  const query = new URLSearchParams({ next, ...(social && { [SOCIAL_PARAM]: social }) })
  return `/login/?${query.toString()}`
}
