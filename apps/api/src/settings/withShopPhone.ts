import { withSupportPhone } from '@verstak/contracts/support'

/** Blocks of a document whose texts name the support line, with the line that the shop has now. */
export const withShopPhone = <Block>(blocks: readonly Block[], supportPhone: string): Block[] =>
  JSON.parse(withSupportPhone(JSON.stringify(blocks), supportPhone)) as Block[]
