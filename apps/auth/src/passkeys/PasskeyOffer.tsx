import { css } from '@linaria/core'
import type { WidgetProps } from '@verstak/contracts/widget'
import { useHost } from '@verstak/host'
import { useToasts } from '@verstak/remote-kit/useModals'
import { Button } from '@verstak/ui-kit/Button'
import { Message } from '@verstak/ui-kit/Message'
import { color, space } from '@verstak/ui-kit/tokens'
import { useState } from 'react'
import { passkeyTexts } from './passkeys.texts.ts'

/** Content of the window «Входить без пароля?», after a sign-in on a device that can make a passkey. */
export function PasskeyOffer({ onDone }: WidgetProps['auth/PasskeyOffer']) {
  const { call } = useHost()
  const toast = useToasts()
  const [isMaking, setMaking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function make() {
    setMaking(true)
    setProblem(null)
    try {
      const { makePasskey } = await import('./webAuthn.ts')
      const { outcome } = await makePasskey(call)
      if (outcome.kind === 'failed') setProblem(outcome.text ?? passkeyTexts.failed)
      if (outcome.kind !== 'done') return
      toast({ text: passkeyTexts.created, tone: 'ok' })
      onDone()
    } catch {
      setProblem(passkeyTexts.failed)
    } finally {
      setMaking(false)
    }
  }

  return (
    <div className={column}>
      <p className={lead}>{passkeyTexts.offer}</p>
      {problem && (
        <Message tone="danger" isLive>
          {problem}
        </Message>
      )}
      <Button size="l" wide loading={isMaking} onClick={() => void make()}>
        {passkeyTexts.create}
      </Button>
      <Button size="l" wide variant="secondary" onClick={() => onDone()}>
        {passkeyTexts.notNow}
      </Button>
    </div>
  )
}

const column = css`
  display: grid;
  gap: ${space.s8};
`

const lead = css`
  margin-bottom: ${space.s12};
  color: ${color.textSecondary};
`
