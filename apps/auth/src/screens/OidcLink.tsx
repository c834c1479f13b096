import { OIDC_START } from '@verstak/contracts/identity'
import { DEVICE_KEYS } from '@verstak/device/deviceKeys'
import { writeDevice } from '@verstak/device/deviceValue'
import { Button } from '@verstak/ui-kit/Button'
import { useSignInScreen } from './signInContext.ts'

/** Leads to the OpenID Connect provider, without scripts too. @param name as the shop calls it */
export function OidcLink({ name }: { name: string }) {
  const { next } = useSignInScreen()
  const here = next || (typeof location === 'undefined' ? '/' : ownAddress())
  return (
    <Button
      href={`${OIDC_START}?${new URLSearchParams({ next: here }).toString()}`}
      variant="secondary"
      size="l"
      onClick={() => writeDevice(DEVICE_KEYS.passkeyOfferDue, true)}
    >
      {name}
    </Button>
  )
}

/** The page that is open; not that of the sign-in itself. */
const ownAddress = () => (location.pathname === '/login/' ? '/' : location.pathname + location.search)
