const ADDRESS = /^(?:[^<>]*<)?([^\s<>@]+@([^\s<>@]+))>?$/

/** The domain of an address such as `Верстак <no-reply@verstak.example>`; null if it is none. */
export const mailDomainOf = (address: string): string | null => ADDRESS.exec(address.trim())?.[2] ?? null

/** The address alone: `no-reply@verstak.example`; '' if it is none. */
export const mailAddressOf = (address: string): string => ADDRESS.exec(address.trim())?.[1] ?? ''
