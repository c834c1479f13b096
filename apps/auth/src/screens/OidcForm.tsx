import { css } from '@linaria/core'
import { OIDC_START } from '@verstak/contracts/identity'
import { DEVICE_KEYS } from '@verstak/device/deviceKeys'
import { writeDevice } from '@verstak/device/deviceValue'
import { Button } from '@verstak/ui-kit/Button'
import { useSignInScreen } from './signInContext.ts'

/**
 * Leads to the OpenID Connect provider, without scripts too. A form, because no page of another site can send one.
 *
 * @param name as the shop calls it
 */
export function OidcForm({ name }: { name: string }) {
  const { next } = useSignInScreen()
  const here = next || (typeof location === 'undefined' ? '/' : ownAddress())
  return (
    <form
      className={form}
      action={OIDC_START}
      method="post"
      onSubmit={() => writeDevice(DEVICE_KEYS.passkeyOfferDue, true)}
    >
      <input type="hidden" name="next" value={here} />
      <Button type="submit" variant="secondary" size="l">
        {name}
      </Button>
    </form>
  )
}

/** The page that is open; not that of the sign-in itself. */
const ownAddress = () => (location.pathname === '/login/' ? '/' : location.pathname + location.search)

const form = css`
  display: grid;
`
