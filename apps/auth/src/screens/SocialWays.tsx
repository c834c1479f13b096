import { css } from '@linaria/core'
import { useQuery } from '@tanstack/react-query'
import { OIDC_START, type SignInWays } from '@verstak/contracts/identity'
import { DEVICE_KEYS } from '@verstak/device/deviceKeys'
import { writeDevice } from '@verstak/device/deviceValue'
import { useHost } from '@verstak/host'
import { Button } from '@verstak/ui-kit/Button'
import { keyIcon } from '@verstak/ui-kit/icons'
import { Message } from '@verstak/ui-kit/Message'
import { color, fontSize, lineHeight, radius, space, weight } from '@verstak/ui-kit/tokens'
import { useIsHydrated } from '@verstak/ui-kit/useIsHydrated'
import { useState } from 'react'
import { usePasskey } from '../passkeys/usePasskey.ts'
import { signInTexts } from '../sign-in/signIn.texts.ts'
import { signInWaysQuery } from '../social/signInWaysQuery.ts'
import { socialTexts } from '../social/social.texts.ts'
import { useVk } from '../social/useVk.ts'
import { useSignInScreen } from './signInContext.ts'

/**
 * The other ways in, below the first step alone (LOGIN-005, SOCIAL-001): VK, an OpenID Connect provider, passkeys, as far
 * as the server says that they are set up. Without scripts only the provider's link is there.
 */
export function SocialWays() {
  const { call } = useHost()
  const { data } = useQuery(signInWaysQuery(call))
  const isHydrated = useIsHydrated()
  if (!data) return null
  return isHydrated ? <LiveWays ways={data} /> : <OidcOnly ways={data} />
}

function LiveWays({ ways }: { ways: SignInWays }) {
  const [problem, setProblem] = useState<string | null>(null)
  const vk = useVk(ways.vk)
  const passkey = usePasskey(ways.hasPasskeys)
  if (!vk.isShown && !passkey.isShown && !ways.oidc) return null

  function askVk() {
    setProblem(null)
    try {
      if (ways.vk) vk.ask(ways.vk)
    } catch {
      setProblem(socialTexts.blocked)
    }
  }

  return (
    <div>
      <p className={or}>{signInTexts.or}</p>
      <div className={buttons}>
        {vk.isShown && (
          <Button type="button" variant="secondary" size="l" loading={vk.isAsking} onClick={askVk}>
            <span className={mark} aria-hidden="true">
              {socialTexts.vkMark}
            </span>
            {socialTexts.vk}
          </Button>
        )}
        {passkey.isShown && (
          <Button
            type="button"
            variant="secondary"
            size="l"
            icon={keyIcon}
            loading={passkey.isAsking}
            onClick={() => {
              setProblem(null)
              void passkey.ask().then(setProblem)
            }}
          >
            {socialTexts.passkey}
          </Button>
        )}
        {ways.oidc && <OidcLink name={ways.oidc.name} />}
      </div>
      {problem && (
        <div className={said}>
          <Message tone="danger" isLive>
            {problem}
          </Message>
        </div>
      )}
    </div>
  )
}

function OidcOnly({ ways: { oidc } }: { ways: SignInWays }) {
  if (!oidc) return null
  return (
    <div>
      <p className={or}>{signInTexts.or}</p>
      <div className={buttons}>
        <OidcLink name={oidc.name} />
      </div>
    </div>
  )
}

function OidcLink({ name }: { name: string }) {
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

const or = css`
  display: flex;
  align-items: center;
  gap: ${space.s12};
  margin-bottom: ${space.s12};
  color: ${color.textMuted};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};

  &::before,
  &::after {
    flex: 1;
    height: 1px;
    background-color: ${color.lineHair};
    content: '';
  }
`

const buttons = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: ${space.s8};
`

const mark = css`
  width: 24px;
  border-radius: ${radius.control};
  background-color: ${color.surfaceInverse};
  color: ${color.textInverse};
  font-size: ${fontSize.s12};
  font-weight: ${weight.bold};
  line-height: 24px;
  text-align: center;
`

const said = css`
  margin-top: ${space.s12};
`
