import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { getConfirmation } from '@verstak/contracts/profile'
import type { ConfirmationType } from '@verstak/contracts/signIn'
import { useHost } from '@verstak/host'
import { Button } from '@verstak/ui-kit/Button'
import { ErrorState } from '@verstak/ui-kit/ErrorState'
import { useState } from 'react'
import { ConfirmByCode } from './ConfirmByCode.tsx'
import { ConfirmByPassword } from './ConfirmByPassword.tsx'
import type { ConfirmUserProps } from './confirmUserProps.ts'
import { profilePageTexts as texts } from './profilePage.texts.ts'
import { narrow, ways } from './profileStyles.tsx'

/**
 * «Подтвердите, что это вы»: a sign-in of long ago takes no way to sign in away and gives no data out. By the password, or
 * by a code to a confirmed phone or e-mail, which also serves who has no password.
 */
export function ConfirmUser({ lead, action, onConfirmed, onClose }: ConfirmUserProps) {
  const { call } = useHost()
  const { data, isError, refetch } = useQuery({
    ...endpointQuery(call, getConfirmation, {}),
    staleTime: 0,
    retry: false,
  })
  const [type, setType] = useState<ConfirmationType | null>(null)
  if (isError) return <ErrorState title={texts.failed} onRetry={() => void refetch()} />
  if (!data) return null
  const common = { action, onConfirmed, onClose }
  return (
    <section className={narrow} aria-label={texts.confirmTitle}>
      <p>{data.hasPassword || data.types.length > 0 ? lead : texts.confirmNoWay}</p>
      {type === null && data.hasPassword && <ConfirmByPassword {...common} />}
      {type !== null && <ConfirmByCode key={type} type={type} {...common} />}
      <div className={ways}>
        {data.types
          .filter((one) => one !== type)
          .map((one) => (
            <Button
              key={one}
              variant={data.hasPassword || type !== null ? 'link' : 'secondary'}
              onClick={() => setType(one)}
            >
              {texts.confirmByCode[one]}
            </Button>
          ))}
        {type === null && !data.hasPassword && (
          <Button variant="ghost" onClick={onClose}>
            {texts.cancel}
          </Button>
        )}
      </div>
    </section>
  )
}
