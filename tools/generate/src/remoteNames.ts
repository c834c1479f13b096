/** One name in the forms that code needs. */
export interface RemoteNames {
  /** `gift-cards`: folder, address, tags. */
  kebab: string
  /** `giftCards`: functions, constants, files of theirs. */
  camel: string
  /** `GiftCards`: components. */
  pascal: string
}

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** @param kebab as `refuseName` let it pass */
export function remoteNames(kebab: string): RemoteNames {
  const [first = '', ...rest] = kebab.split('-')
  const camel = first + rest.map(capitalize).join('')
  return { kebab, camel, pascal: capitalize(camel) }
}

/** Page and widget of a remote as others call them. */
export const addressOf = ({ kebab }: RemoteNames) => `/${kebab}/`
export const widgetOf = ({ kebab, pascal }: RemoteNames) => `${kebab}/${pascal}Teaser`
