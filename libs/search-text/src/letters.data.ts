/** ё is often written as е. */
export const MERGED_LETTER = { from: 'ё', to: 'е' } as const

/** Keys of a keyboard with both alphabets: what the same key types. Both strings have the same length. */
export const LATIN_KEYS = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
export const RUSSIAN_KEYS = 'ёйцукенгшщзхъфывапролджэячсмитьбю'

/** Russian letters that look like a Latin one, and that one; as capitals, written small. */
export const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a', в: 'b', е: 'e', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', у: 'y', х: 'x',
}

/** How a Russian letter is written with Latin ones. */
export const LATIN_BY_LETTER: Readonly<Record<string, string>> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'zh', з: 'z', и: 'i', й: 'y', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o',
  п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'sch', ъ: '', ы: 'y', ь: '', э: 'e',
  ю: 'yu', я: 'ya',
}

/** How Latin letters are read aloud in Russian; longer ones first. */
export const READINGS: readonly (readonly [latin: string, russian: string])[] = [
  ['shch', 'щ'], ['sch', 'ш'], ['tch', 'ч'], ['zh', 'ж'], ['kh', 'х'], ['ts', 'ц'], ['ch', 'ч'], ['sh', 'ш'], ['yu', 'ю'],
  ['ya', 'я'], ['yo', 'е'], ['ye', 'е'], ['ju', 'ю'], ['ja', 'я'], ['jo', 'е'], ['iy', 'ий'], ['yy', 'ый'], ['ck', 'к'],
  ['ph', 'ф'], ['qu', 'кв'], ['oo', 'у'], ['ee', 'и'], ['a', 'а'], ['b', 'б'], ['c', 'ц'], ['d', 'д'], ['e', 'е'],
  ['f', 'ф'], ['g', 'г'], ['h', 'х'], ['i', 'и'], ['j', 'й'], ['k', 'к'], ['l', 'л'], ['m', 'м'], ['n', 'н'], ['o', 'о'],
  ['p', 'п'], ['q', 'к'], ['r', 'р'], ['s', 'с'], ['t', 'т'], ['u', 'у'], ['v', 'в'], ['w', 'в'], ['x', 'кс'], ['y', 'ы'],
  ['z', 'з'], ["'", 'ь'],
]

/** Spellings of one sound, made one: what is on the left becomes what is on the right, in this order. */
export const SAME_SOUNDS: readonly (readonly [from: string, to: string])[] = [
  ['shch', 'sh'], ['sch', 'sh'], ['tch', 'ch'], ['kh', 'h'], ['ck', 'k'], ['ph', 'f'], ['qu', 'kv'], ['ks', 'x'],
  ['ts', 'c'], ['tz', 'c'], ['yu', 'u'], ['ju', 'u'], ['iu', 'u'], ['ya', 'a'], ['ja', 'a'], ['ia', 'a'], ['yo', 'o'],
  ['jo', 'o'], ['ye', 'e'], ['je', 'e'], ['ie', 'e'], ['oo', 'u'], ['ee', 'i'], ['w', 'v'], ['j', 'i'], ['y', 'i'],
  ['q', 'k'], ["'", ''],
]

/** Fleeting vowel before the last consonant of a stem: молоток, молотки. */
export const FLEETING_VOWEL = /(?<=[бвгджзклмнпрстфхцчшщ])[ое](?=[кцн]$)/

/** Prepositions; the word behind one qualifies the thing: «насос для скважины», «компрессор в машину». */
export const PREPOSITIONS: ReadonlySet<string> = new Set([
  'без', 'в', 'во', 'для', 'до', 'за', 'из', 'к', 'ко', 'на', 'о', 'об', 'от', 'по', 'под', 'при', 'про', 'с', 'со', 'у', 'через',
])

/** Words that say nothing about a product. */
export const STOP_WORDS: ReadonlySet<string> = new Set([
  ...PREPOSITIONS, 'а', 'и', 'или', 'как', 'не', 'купить', 'цена', 'недорого',
])

/** Prepositions behind which stands what a product is for, not what it is. */
export const PURPOSE_WORDS: ReadonlySet<string> = new Set(['для', 'под', 'к', 'от'])

/** Units beside a number by their spellings. */
export const UNITS: Readonly<Record<string, string>> = {
  в: 'в', v: 'в', вт: 'вт', w: 'вт', ватт: 'вт', квт: 'квт', kw: 'квт', а: 'а', ач: 'ач', ah: 'ач', дж: 'дж', нм: 'нм',
  мм: 'мм', mm: 'мм', см: 'см', cm: 'см', м: 'м', m: 'м', мл: 'мл', ml: 'мл', л: 'л', l: 'л', г: 'г', гр: 'г', кг: 'кг',
  kg: 'кг', т: 'т', бар: 'бар', bar: 'бар', лм: 'лм', шт: 'шт', ква: 'ква', вольт: 'в', литр: 'л', литров: 'л', метр: 'м',
  метров: 'м', дюйм: 'дюйм', дюйма: 'дюйм', дюймов: 'дюйм',
}

/** Letters that are easily heard for one another. */
export const SAME_IN_SPEECH: Readonly<Record<string, string>> = {
  о: 'а', и: 'е', э: 'е', ы: 'е', я: 'е', й: 'е', б: 'п', д: 'т', г: 'к', з: 'с', ж: 'ш', щ: 'ш', в: 'ф',
}
export const SILENT_LETTERS: ReadonlySet<string> = new Set(['ь', 'ъ'])
