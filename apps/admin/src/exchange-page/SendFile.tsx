import { css } from '@linaria/core'
import { EXCHANGE_FILE_BYTES, startExchange, getExchangeFile } from '@verstak/contracts/exchangeStaff'
import { useHost } from '@verstak/host'
import { DropField } from '@verstak/remote-kit/uploads/DropField'
import { useNavigate } from '@verstak/router'
import { Button } from '@verstak/ui-kit/Button'
import { Message } from '@verstak/ui-kit/Message'
import { Progress } from '@verstak/ui-kit/Progress'
import { space } from '@verstak/ui-kit/tokens'
import { useRef, useState } from 'react'
import { AdminCard } from '../fields/AdminCard.tsx'
import { newGuid } from '../frame/newGuid.ts'
import { EXCHANGE_PAGE } from './exchangePage.data.ts'
import { exchangeTexts as texts } from './exchange.texts.ts'
import { sendExchangeFile } from './sendExchangeFile.ts'

/** A file of goods is chosen, sent and compared with the shop; its page shows the rest. */
export function SendFile() {
  const { call } = useHost()
  const navigate = useNavigate()
  const [file, setFile] = useState<File | null>(null)
  const [done, setDone] = useState<number | null>(null)
  const [problem, setProblem] = useState('')
  /** One id for one file, so that a broken sending goes on. */
  const sent = useRef({ id: '', bytes: 0 })

  function choose([chosenFile, ...others]: Iterable<File>): void {
    // The picker was closed, a text was dropped, or a file is on its way.
    if (!chosenFile || done !== null) return
    sent.current = { id: newGuid(), bytes: 0 }
    setFile(chosenFile)
    setProblem(others.length > 0 ? texts.oneFile : '')
  }

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
      <DropField
        label={texts.file}
        words={texts.drop}
        limits={texts.limits}
        choose={texts.chooseFile}
        accept=".xml,.yml,.csv,.tsv,.txt,.xlsx,.zip"
        onFiles={choose}
      />
      <div className={row}>
        {file && (
          <p className={chosen}>
            <b>{file.name}</b>, {texts.size(file.size)}
          </p>
        )}
        <Button loading={done !== null} onClick={() => void send()}>
          {texts.send}
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
`

const chosen = css`
  min-width: 0;
  overflow-wrap: anywhere;
`
