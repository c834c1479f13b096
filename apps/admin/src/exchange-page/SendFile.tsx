import { css } from '@linaria/core'
import { EXCHANGE_FILE_BYTES, startExchange, getExchangeFile } from '@verstak/contracts/exchangeStaff'
import { useHost } from '@verstak/host'
import { useNavigate } from '@verstak/router'
import { Button } from '@verstak/ui-kit/Button'
import { Message } from '@verstak/ui-kit/Message'
import { Progress } from '@verstak/ui-kit/Progress'
import { space } from '@verstak/ui-kit/tokens'
import { useId, useRef, useState } from 'react'
import { AdminCard } from '../fields/AdminCard.tsx'
import { newGuid } from '../frame/newGuid.ts'
import { EXCHANGE_PAGE } from './exchangePage.data.ts'
import { exchangeTexts as texts } from './exchange.texts.ts'
import { sendExchangeFile } from './sendExchangeFile.ts'

/** A file of goods is chosen, sent and compared with the shop; its page shows the rest. */
export function SendFile() {
  const { call } = useHost()
  const navigate = useNavigate()
  const inputId = useId()
  const [file, setFile] = useState<File | null>(null)
  const [done, setDone] = useState<number | null>(null)
  const [problem, setProblem] = useState('')
  /** One id for one file, so that a broken sending goes on. */
  const sent = useRef({ id: '', bytes: 0 })

  async function send(): Promise<void> {
    if (!file) return setProblem(texts.noFile)
    if (file.size > EXCHANGE_FILE_BYTES) return setProblem(texts.tooLarge)
    setProblem('')
    setDone(sent.current.bytes)
    const { id, bytes: from } = sent.current
    try {
      await sendExchangeFile({
        ...{ id, file, from },
        onProgress: (bytes) => {
          sent.current.bytes = bytes
          setDone(bytes)
        },
      })
      const { file: known } = await call(getExchangeFile, { query: { id } })
      await call(startExchange, { body: { id, mode: 'dry', source: known.source } })
      await navigate(`${EXCHANGE_PAGE}?file=${id}`)
    } catch {
      setProblem(texts.sendFailed)
    }
    setDone(null)
  }

  return (
    <AdminCard title={texts.in}>
      <p>{texts.inNote}</p>
      <div className={row}>
        <label htmlFor={inputId}>{texts.file}</label>
        <input
          id={inputId}
          type="file"
          accept=".xml,.yml,.csv,.tsv,.txt,.xlsx,.zip"
          onChange={({ target }) => {
            sent.current = { id: newGuid(), bytes: 0 }
            setFile(target.files?.[0] ?? null)
            setProblem('')
          }}
        />
        <Button loading={done !== null} onClick={() => void send()}>
          {texts.choose}
        </Button>
      </div>
      {done !== null && file && (
        <Progress label={texts.sending} value={done} max={file.size} valueText={texts.sent(done, file.size)} />
      )}
      {problem && (
        <Message tone="danger" isLive>
          {problem}
        </Message>
      )}
    </AdminCard>
  )
}

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s12};

  input {
    max-width: 100%;
    font: inherit;
  }
`
