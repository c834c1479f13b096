import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { endDevices } from '@verstak/contracts/session'
import type { DeviceRow } from '@verstak/contracts/session'
import { useHost } from '@verstak/host'
import { useModals, useToasts } from '@verstak/remote-kit/useModals'
import { Button } from '@verstak/ui-kit/Button'
import { Heading } from '@verstak/ui-kit/Heading'
import { useId, useRef, useState } from 'react'
import { OwnPage } from '../own-page/OwnPage.tsx'
import { DeviceList } from './DeviceList.tsx'
import { devicesPageTexts as texts } from './devicesPage.texts.ts'
import { devicesQuery } from './devicesQuery.ts'
import { lead, others, sessionList } from './devicesStyles.tsx'

const ADDRESS = '/user/devices/'

/** Where the user is signed in, and which devices are asked for no code; each can be ended. */
export function DevicesPage() {
  const { call } = useHost()
  const { data } = useSuspenseQuery(devicesQuery(call))
  return (
    <OwnPage current={ADDRESS} title={texts.title} isGuest={!data}>
      {data && <Devices devices={data.devices} />}
    </OwnPage>
  )
}

function Devices({ devices }: { devices: readonly DeviceRow[] }) {
  const { call } = useHost()
  const queryClient = useQueryClient()
  const { confirm, showError, early } = useModals()
  const showToast = useToasts()
  const [ending, setEnding] = useState<string | null>(null)
  const headingId = useId()
  const list = useRef<HTMLElement>(null)

  async function end(id: string, done: string) {
    if (ending !== null) return
    setEnding(id)
    try {
      queryClient.setQueryData(devicesQuery(call).queryKey, await call(endDevices, { body: { id } }))
      // The pressed button is gone with its row.
      list.current?.focus()
      showToast({ text: done, tone: 'ok' })
    } catch {
      showError({ text: texts.failed })
    }
    setEnding(null)
  }

  async function endOthers() {
    const isSure = await confirm({
      title: texts.endOthersTitle,
      text: texts.endOthersText,
      confirmLabel: texts.endOthers,
    })
    if (isSure) await end('others', texts.endedOthers)
  }

  const sessions = devices.filter(({ kind }) => kind === 'session')
  const remembered = devices.filter(({ kind }) => kind === 'remembered')
  const hasOthers = devices.some(({ isCurrent }) => !isCurrent)
  return (
    <>
      <p className={lead}>{texts.lead}</p>
      <section className={sessionList} ref={list} tabIndex={-1} aria-labelledby={headingId}>
        <Heading level={2} look="block" id={headingId}>
          {texts.sessions}
        </Heading>
        <DeviceList rows={sessions} ending={ending} onEnd={({ id }) => void end(id, texts.ended)} />
      </section>
      {hasOthers && (
        <p className={others}>
          <Button
            variant="secondary"
            loading={ending === 'others'}
            aria-haspopup="dialog"
            {...early}
            onClick={() => void endOthers()}
          >
            {texts.endOthers}
          </Button>
        </p>
      )}
      {remembered.length > 0 && (
        <>
          <Heading level={2} look="block">
            {texts.remembered}
          </Heading>
          <DeviceList rows={remembered} ending={ending} onEnd={({ id }) => void end(id, texts.forgotten)} />
        </>
      )}
    </>
  )
}
