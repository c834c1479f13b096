/** Pattern of the word before the shop's name in texts, in all its cases. */
export const SHOP_WORD = 'магазин[а-я]*'
