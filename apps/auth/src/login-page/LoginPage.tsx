import { css } from '@linaria/core'
import { useQuery } from '@tanstack/react-query'
import { newAuthFlow } from '@verstak/contracts/flag'
import type { FlowState } from '@verstak/contracts/signInFlow'
import { withSupportPhone } from '@verstak/contracts/support'
import { useHost } from '@verstak/host'
import { useFlag } from '@verstak/remote-kit/useFlag'
import { useLocation } from '@verstak/router'
import { Container } from '@verstak/ui-kit/Container'
import { color, media, radius, space } from '@verstak/ui-kit/tokens'
import { useIsHydrated } from '@verstak/ui-kit/useIsHydrated'
import { useState } from 'react'
import { LateScreen } from '../door/LateScreen.tsx'
import { useLateSteps } from '../door/useLateSteps.ts'
import { showFlow } from '../sign-in/showFlow.ts'
import { firstState, type SignInState } from '../sign-in/signInState.ts'
import { loginPageTexts } from './loginPage.texts.ts'
import type { NewPasswordProps } from './NewPassword.tsx'
import { PageSignIn } from './PageSignIn.tsx'
import { readNext } from './readNext.ts'
import { signInFlowQuery } from './signInFlowQuery.ts'

/** A mailed token; longer ones are no tokens of the store. */
const MAX_TOKEN = 200

/**
 * Page of the sign-in: what the server says without scripts, the door itself with them. A sign-in that has begun
 * without scripts goes on as it has begun.
 */
export function LoginPage() {
  const params = new URLSearchParams(useLocation().search)
  // The address may lose the token while the form is open.
  const [recovery] = useState(() => params.get('recovery'))
  const next = readNext(params.get('next'))
  return (
    <Container className={page}>
      <title>{loginPageTexts.documentTitle}</title>
      <meta name="robots" content="noindex" />
      {/* Addresses with a token go to nobody else. */}
      <meta name="referrer" content="same-origin" />
      <div className={card}>
        {recovery ? <Recovery token={recovery.slice(0, MAX_TOKEN)} next={next} /> : <Begin next={next} />}
      </div>
    </Container>
  )
}

function Recovery(props: NewPasswordProps) {
  const { code, isFailed, retry } = useLateSteps(true)
  return code ? <code.NewPassword {...props} /> : <LateScreen isFailed={isFailed} onRetry={retry} />
}

function Begin({ next }: { next: string }) {
  const { call } = useHost()
  const { data, isPending } = useQuery({ ...signInFlowQuery(call), retry: false, enabled: false })
  const isHydrated = useIsHydrated()
  const isFlow = useFlag(newAuthFlow)
  if (!data || isPending) return isHydrated ? <Classic next={next} /> : <Silent next={next} />
  const hasBegun = data.state.place !== 'EMAIL_OR_PHONE' || isFlow
  return isHydrated && !hasBegun ? <Classic next={next} /> : <Driven flow={data} next={next} />
}

/** The server has not answered: without scripts there is nothing to send to. */
function Silent({ next }: { next: string }) {
  const { supportPhone } = useHost()
  const [initial] = useState(() => firstState())
  return (
    <>
      <noscript>
        <p role="alert">{withSupportPhone(loginPageTexts.silent, supportPhone)}</p>
      </noscript>
      <PageSignIn initial={initial} next={next} />
    </>
  )
}

function Driven({ flow, next }: { flow: FlowState; next: string }) {
  const [initial] = useState(() => showFlow(firstState(), flow, 0))
  return <PageSignIn initial={initial} next={next} />
}

function Classic({ next }: { next: string }) {
  const [initial] = useState(typedBefore)
  return <PageSignIn initial={initial} next={next} />
}

/** What was typed before the scripts were here. */
function typedBefore(): SignInState {
  return firstState(document.querySelector<HTMLInputElement>('[data-login]')?.value ?? '')
}

const page = css`
  padding-block: ${space.s32};

  @media ${media.phone} {
    padding-block: ${space.s16};
  }
`

const card = css`
  max-width: 464px;
  margin: 0 auto;
  padding: ${space.s32};
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.card};
  background-color: ${color.surfaceCard};

  @media ${media.phone} {
    padding: ${space.s16};
  }
`
