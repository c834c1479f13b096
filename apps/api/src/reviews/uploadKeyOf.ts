import { deriveSecret } from '../secret.ts'

/** Key of an upload: derived, so that its review can give it to its author again. @param secret see `reviewSecret` */
export const uploadKeyOf = (guid: string, secret: string): string => deriveSecret(secret, `upload ${guid}`)
