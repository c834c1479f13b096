/** An SMS on its way. */
export interface OutgoingSms {
  /** The same with each try, so that the gateway can tell a repeat. */
  id: string
  purpose: string
  /** Ten digits, without the leading 7. */
  phone: string
  text: string
}

/** A mail on its way. */
export interface OutgoingMail {
  /** Makes the Message-ID, the same with each try. */
  id: string
  purpose: string
  to: string
  subject: string
  text: string
  html: string | null
  /** From whom it comes; null: as the settings of the server say. */
  fromName: string | null
  /** Where answers go; null: to where it comes from. */
  replyTo: string | null
  /** Where one click ends what it belongs to; null for anything but newsletters. */
  unsubscribeUrl: string | null
}

/**
 * Sends SMS. Resolves when the gateway has taken the message. Errors hold neither texts nor phones.
 * @throws MessageRefused when it will never take it; any other error means another try
 */
export interface SmsGateway {
  send(sms: OutgoingSms, signal: AbortSignal): Promise<void>
}

/** Sends mail, like `SmsGateway`. */
export interface MailTransport {
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>
}

/** The other side has refused this message for good. */
export class MessageRefused extends Error {
  override readonly name = 'MessageRefused'
}
