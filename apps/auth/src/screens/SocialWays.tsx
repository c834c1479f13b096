import { css } from '@linaria/core'
import { useQuery } from '@tanstack/react-query'
import type { SignInWays } from '@verstak/contracts/identity'
import { useHost } from '@verstak/host'
import { Button } from '@verstak/ui-kit/Button'
import { color, fontSize, space } from '@verstak/ui-kit/tokens'
import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { signInTexts } from '../sign-in/signIn.texts.ts'
import { signInWaysQuery } from '../social/signInWaysQuery.ts'
import { OidcForm } from './OidcForm.tsx'
import { orClass, waysClass } from './socialStyles.tsx'

/**
 * The other ways in, below the first step alone (LOGIN-005, SOCIAL-001): VK, an OpenID Connect provider, passkeys, as far
 * as the server says that they are set up. Without scripts, and until the code of the others is here, only the provider's
 * button is there.
 */
export function SocialWays() {
  const { call } = useHost()
  const { data: ways } = useQuery(signInWaysQuery(call))
  const { LiveWays, isFailed, retry } = useLiveWays()
  if (!ways) return null
  if (LiveWays) return <LiveWays ways={ways} />
  return (
    <div>
      {ways.oidc && (
        <>
          <p className={orClass}>{signInTexts.or}</p>
          <div className={waysClass}>
            <OidcForm name={ways.oidc.name} />
          </div>
        </>
      )}
      {isFailed && (ways.vk || ways.hasPasskeys) && (
        <p className={said} role="status">
          {signInTexts.waysNotLoaded}{' '}
          <Button variant="link" onClick={retry}>
            {signInTexts.tryAgain}
          </Button>
        </p>
      )}
    </div>
  )
}

/** The code of the ways, asked for as soon as the step is there. */
function useLiveWays() {
  const [LiveWays, setLiveWays] = useState<ComponentType<{ ways: SignInWays }>>()
  const [tries, setTries] = useState(0)
  const [isFailed, setFailed] = useState(false)

  useEffect(() => {
    let isHere = true
    import(/* webpackChunkName: "ways" */ './LiveWays.tsx')
      .then((code) => code.LiveWays)
      .then(
        (brought) => isHere && setLiveWays(() => brought),
        () => isHere && setFailed(true),
      )
    return () => {
      isHere = false
    }
  }, [tries])

  return {
    LiveWays,
    isFailed,
    retry() {
      setFailed(false)
      setTries(tries + 1)
    },
  }
}

const said = css`
  margin-top: ${space.s8};
  color: ${color.textSecondary};
  font-size: ${fontSize.s14};
`
