/**
 * Address of another chat's script out of CHAT_SCRIPT; '' without one: then the chat is the shop's own.
 * @throws when it is no address of a script
 */
export function parseChatScript(setting: string | undefined): string {
  if (!setting) return ''
  if (URL.canParse(setting) && /^https?:$/.test(new URL(setting).protocol)) return new URL(setting).href
  throw new Error(`CHAT_SCRIPT is "${setting}"; it must be an address such as https://chat.example/widget.js.`)
}

/** Script of the chat of this process's store. */
export const CHAT_SCRIPT = parseChatScript(process.env['CHAT_SCRIPT'])

/** Where that chat may get what it shows; '' for the shop's own. */
export const chatOriginOf = (script: string): string => (script ? new URL(script).origin : '')
