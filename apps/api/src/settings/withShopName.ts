/** Stands for the shop's name in the texts of messages; whoever sends them puts the name in. */
export const SHOP_NAME_PLACEHOLDER = '{shop}'

export const withShopName = (text: string, shopName: string): string => text.replaceAll(SHOP_NAME_PLACEHOLDER, shopName)
