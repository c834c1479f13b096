import { css } from '@linaria/core'
import type { SignInWays } from '@verstak/contracts/identity'
import { Button } from '@verstak/ui-kit/Button'
import { keyIcon } from '@verstak/ui-kit/icons'
import { Message } from '@verstak/ui-kit/Message'
import { color, fontSize, radius, space, weight } from '@verstak/ui-kit/tokens'
import { useState } from 'react'
import { usePasskey } from '../passkeys/usePasskey.ts'
import { signInTexts } from '../sign-in/signIn.texts.ts'
import { socialTexts } from '../social/social.texts.ts'
import { useVk } from '../social/useVk.ts'
import { OidcForm } from './OidcForm.tsx'
import { orClass, waysClass } from './socialStyles.tsx'

/** All ways in that the browser can go (`SocialWays`); their code comes after the form. */
export function LiveWays({ ways }: { ways: SignInWays }) {
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
      <p className={orClass}>{signInTexts.or}</p>
      <div className={waysClass}>
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
        {ways.oidc && <OidcForm name={ways.oidc.name} />}
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
