const PREFIX = /^(?:г\.\s*|гор\.\s*|город\s+)/i
const DISTRICT = /[\s,(]+(?:(?:муниципальный|городской)\s+округ|г\.?\s?о\.?|район|р-н|округ|область|обл\.?)\)?$/i

/** Name of a town on a phone's narrow tab: without «г.» and trailing words of its district (PICKUP-023). */
export function regionLabel(name: string): string {
  const short = name.trim().replace(PREFIX, '').replace(DISTRICT, '').trim()
  return short === '' ? name : short
}
