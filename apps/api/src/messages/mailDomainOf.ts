/** The domain of an address such as `Верстак <no-reply@verstak.example>`; null if it is none. */
export const mailDomainOf = (address: string): string | null =>
  /^(?:[^<>]*<)?[^\s<>@]+@([^\s<>@]+)>?$/.exec(address.trim())?.[1] ?? null
