import { listPasskeys } from '@verstak/contracts/passkey'
import { DEVICE_KEYS } from '@verstak/device/deviceKeys'
import { forgetDevice, readDevice, writeDevice } from '@verstak/device/deviceValue'
import type { Host } from '@verstak/host'
import { signInTexts } from './signIn.texts.ts'

/** Width on a desktop, px. */
const WIDTH = 348

/**
 * Offers a passkey on the first page after a sign-in without one, on a device that can keep passkeys, to a user who has
 * none; once a month. Never throws.
 */
export async function offerPasskey(host: Host): Promise<void> {
  if (!readDevice(DEVICE_KEYS.passkeyOfferDue)) return
  forgetDevice(DEVICE_KEYS.passkeyOfferDue)
  if (!host.user || readDevice(DEVICE_KEYS.passkeyOffered) || !(await canKeepPasskeys())) return
  const answer = await host.call(listPasskeys, {}).catch(() => undefined)
  if (!answer?.canAdd || answer.passkeys.length > 0) return
  writeDevice(DEVICE_KEYS.passkeyOffered, true)
  const handle = host.modals.ask({
    kind: 'dialog',
    title: signInTexts.passkeyTitle,
    width: WIDTH,
    content: { widget: 'auth/PasskeyOffer', props: { onDone: () => handle.close() } },
  })
}

async function canKeepPasskeys(): Promise<boolean> {
  if (typeof PublicKeyCredential === 'undefined') return false
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false)
}
