/**
 * Address of a third-party chat's script, from CHAT_SCRIPT; '' when it is not set: then the shop's own chat is used.
 * @throws when the value is not a valid address
 */
export function parseChatScript(setting: string | undefined): string {
  if (!setting) return ''
  if (URL.canParse(setting) && /^https?:$/.test(new URL(setting).protocol)) return new URL(setting).href
  throw new Error(`CHAT_SCRIPT is "${setting}"; it must be an address such as https://chat.example/widget.js.`)
}

/** Script of the chat of this process's store. */
export const CHAT_SCRIPT = parseChatScript(process.env['CHAT_SCRIPT'])

/** Origin of that chat, for the content security policy; '' for the shop's own chat. */
export const chatOriginOf = (script: string): string => (script ? new URL(script).origin : '')
