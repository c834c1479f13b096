import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** A mail server on this machine. */
export interface TestMailServer {
  url: string
  /** Mails that it took, as they came. */
  mails: { to: string[]; source: string }[]
  /** The refusal that it answers to recipients and to messages from now on; null = it takes them. */
  refusal: { at: 'recipient' | 'message'; code: number } | null
  close(): Promise<void>
}

/** Starts a mail server that takes every mail. */
export async function startTestMailServer(): Promise<TestMailServer> {
  const refuse = (code: number, address: string) =>
    Object.assign(new Error(`<${address}> is not welcome`), { responseCode: code })
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _, callback) {
      const { refusal } = server
      callback(refusal?.at === 'recipient' ? refuse(refusal.code, address) : null)
    },
    onData(stream, { envelope }, callback) {
      const take = (source: string) => {
        const to = envelope.rcptTo.map(({ address }) => address)
        const { refusal } = server
        if (refusal?.at === 'message') return callback(refuse(refusal.code, to.join()))
        server.mails.push({ to, source })
        callback(null)
      }
      // Half a mail of a client that was killed is none.
      void text(stream).then(take, () => undefined)
    },
  })
  // A client that is killed breaks its connection.
  smtp.on('error', () => undefined)
  const listening = smtp.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const server: TestMailServer = {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    mails: [],
    refusal: null,
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  }
  return server
}
