/** Words that a password of this shop must not consist of, in lower case: its name and trade, roles of its staff. */
export const CONTEXT_WORDS = [
  ...['verstak', 'верстак', 'dthcnfr', 'shop', 'store', 'magazin', 'магазин', 'vfufpby'],
  ...['instrument', 'инструмент', 'bycnhevtyn', 'instrumenty', 'инструменты', 'bycnhevtyns', 'tools', 'tool'],
  ...['admin', 'administrator', 'админ', 'manager', 'менеджер', 'staff', 'operator', 'оператор'],
  ...['opt', 'опт', 'zakupki', 'закупки', 'pfregrb', 'parol', 'пароль', 'gfhjkm', 'password'],
] as const
