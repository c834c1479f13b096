import { css } from '@linaria/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { readApiError } from '@verstak/api-client/readApiError'
import { formatDate } from '@verstak/dates'
import {
  deletePasskey,
  type listPasskeys,
  PASSKEY_NAME_LENGTH,
  renamePasskey,
  type Passkey,
} from '@verstak/contracts/passkey'
import type { EndpointResponse } from '@verstak/contracts/endpoint'
import { useHost } from '@verstak/host'
import { useModals, useToasts } from '@verstak/remote-kit/useModals'
import { Button } from '@verstak/ui-kit/Button'
import { ErrorState } from '@verstak/ui-kit/ErrorState'
import { Heading } from '@verstak/ui-kit/Heading'
import { keyIcon } from '@verstak/ui-kit/icons'
import { Icon } from '@verstak/ui-kit/Icon'
import { Message } from '@verstak/ui-kit/Message'
import { Spinner } from '@verstak/ui-kit/Spinner'
import { TextField } from '@verstak/ui-kit/TextField'
import { color, fontSize, lineHeight, space, weight } from '@verstak/ui-kit/tokens'
import { useState } from 'react'
import { passkeysQuery } from './passkeysQuery.ts'
import { passkeyTexts as texts } from './passkeys.texts.ts'

/** Dates are those of the shop, so that server and browser write the same. */
const TIME_ZONE = 'Europe/Moscow'

/** The user's passkeys: adds, names and deletes them. For the profile; everything in it comes by its own call. */
export function PasskeyList() {
  const { call } = useHost()
  const client = useQueryClient()
  const toast = useToasts()
  const { data, isError, isRefetching, refetch } = useQuery(passkeysQuery(call))
  const [isMaking, setMaking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const take = (passkeys: Passkey[]) =>
    client.setQueryData<EndpointResponse<typeof listPasskeys>>(passkeysQuery(call).queryKey, (old) => ({
      canAdd: old?.canAdd ?? true,
      passkeys,
    }))

  async function make() {
    setMaking(true)
    setProblem(null)
    try {
      const { makePasskey } = await import('./webAuthn.ts')
      const { outcome, passkeys } = await makePasskey(call)
      if (outcome.kind === 'failed') setProblem(outcome.text ?? texts.failed)
      if (!passkeys) return
      take(passkeys)
      toast({ text: texts.created, tone: 'ok' })
    } catch {
      setProblem(texts.failed)
    } finally {
      setMaking(false)
    }
  }

  return (
    <section className={column}>
      <Heading level={2} look="section">
        {texts.title}
      </Heading>
      <p className={lead}>{texts.lead}</p>
      {isError && <ErrorState title={texts.loadFailed} onRetry={() => void refetch()} isRetrying={isRefetching} />}
      {!data && !isError && (
        <p role="status">
          <Spinner /> {texts.loading}
        </p>
      )}
      {data?.passkeys.length === 0 && <p>{texts.none}</p>}
      {data && data.passkeys.length > 0 && (
        <ul className={list}>
          {data.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onChange={take} />
          ))}
        </ul>
      )}
      {problem && (
        <Message tone="danger" isLive>
          {problem}
        </Message>
      )}
      {data?.canAdd && (
        <div>
          <Button variant="secondary" icon={keyIcon} loading={isMaking} onClick={() => void make()}>
            {texts.create}
          </Button>
        </div>
      )}
    </section>
  )
}

interface RowProps {
  passkey: Passkey
  onChange: (passkeys: Passkey[]) => void
}

function PasskeyRow({ passkey: { id, name, createdAt, lastUsedAt }, onChange }: RowProps) {
  const { call } = useHost()
  const { confirm } = useModals()
  const toast = useToasts()
  const [isNaming, setNaming] = useState(false)
  const dateOf = (time: string) => formatDate(new Date(time), TIME_ZONE)

  const change = (send: () => Promise<{ passkeys: Passkey[] }>) =>
    send().then(
      ({ passkeys }) => {
        setNaming(false)
        onChange(passkeys)
      },
      (error: unknown) => {
        const isOld = readApiError(error)?.code === 'confirmation-required'
        toast({ text: isOld ? texts.confirmFirst : texts.changeFailed })
      },
    )

  async function remove() {
    const isSure = await confirm({
      title: texts.removeQuestion,
      text: texts.removeText(name),
      confirmLabel: texts.remove,
    })
    if (isSure) await change(() => call(deletePasskey, { body: { id } }))
  }

  return (
    <li className={row}>
      <Icon shape={keyIcon} />
      {isNaming ? (
        <form
          className={naming}
          onSubmit={(event) => {
            event.preventDefault()
            const typed = String(new FormData(event.currentTarget).get('name')).trim()
            if (typed) void change(() => call(renamePasskey, { body: { id, name: typed } }))
          }}
        >
          <TextField
            name="name"
            label={texts.name}
            isLabelHidden
            defaultValue={name}
            maxLength={PASSKEY_NAME_LENGTH}
            required
            autoFocus
          />
          <Button type="submit">{texts.save}</Button>
          <Button variant="ghost" onClick={() => setNaming(false)}>
            {texts.cancel}
          </Button>
        </form>
      ) : (
        <>
          <div className={words}>
            <b>{name}</b>
            <span>
              {texts.made(dateOf(createdAt))}, {lastUsedAt === null ? texts.unused : texts.used(dateOf(lastUsedAt))}
            </span>
          </div>
          <Button variant="ghost" aria-label={texts.renameOf(name)} onClick={() => setNaming(true)}>
            {texts.rename}
          </Button>
          <Button variant="ghost" aria-label={texts.removeOf(name)} onClick={() => void remove()}>
            {texts.remove}
          </Button>
        </>
      )}
    </li>
  )
}

const column = css`
  display: grid;
  gap: ${space.s12};
`

const lead = css`
  color: ${color.textSecondary};
`

const list = css`
  display: grid;
`

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s8} ${space.s12};
  padding-block: ${space.s12};
  border-top: 1px solid ${color.lineHair};
`

const words = css`
  display: grid;
  flex: 1;
  min-width: 200px;
  overflow-wrap: anywhere;

  & > b {
    font-weight: ${weight.semibold};
  }

  & > span {
    color: ${color.textMuted};
    font-size: ${fontSize.s13};
    line-height: ${lineHeight.s13};
  }
`

const naming = css`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: ${space.s8};
`
