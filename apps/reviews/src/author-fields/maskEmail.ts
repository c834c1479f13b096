const HIDDEN = '•••••'

/** An address of which only its owner sees that it is his: `n•••••v@mail.ru`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  if (at < 1) return HIDDEN
  return `${email[0]}${HIDDEN}${at > 1 ? email[at - 1] : ''}${email.slice(at)}`
}
