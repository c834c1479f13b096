/**
 * The `Cookie` header of a browser that got these `Set-Cookie` headers; undefined when no cookie is left. Attributes are
 * not looked at: an empty value is how the API deletes.
 */
export function withSetCookies(header: string | undefined, setCookies: readonly string[]): string | undefined {
  const cookies = new Map(pairsOf(header ?? '', ';'))
  for (const one of setCookies) {
    const [[name, value] = ['', '']] = pairsOf(one.split(';', 1)[0] ?? '', ';')
    if (value === '') cookies.delete(name)
    else cookies.set(name, value)
  }
  return cookies.size === 0 ? undefined : [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

function pairsOf(text: string, separator: string): [name: string, value: string][] {
  return text
    .split(separator)
    .map((pair) => pair.trim())
    .filter(Boolean)
    .map((pair): [string, string] => {
      const end = pair.indexOf('=')
      return end === -1 ? ['', pair] : [pair.slice(0, end), pair.slice(end + 1)]
    })
}
