/** Characteristics that products of a group may differ in, by key; the first one of the kind is used. */
export const VARIANT_AXES = [
  { kind: 'size', keys: ['clothSize', 'glovesSize', 'footSize'] },
  { kind: 'size', keys: ['height2'] },
  { kind: 'package', keys: ['volume', 'volumeMl', 'packMass', 'count', 'packSize'] },
  { kind: 'color', keys: ['color'] },
] as const

/** Short names of axes above their chips, where the property name is too long. */
export const AXIS_NAMES: Readonly<Record<string, string>> = {
  clothSize: 'Размер',
  glovesSize: 'Размер',
  footSize: 'Размер',
  height2: 'Рост',
  count: 'В упаковке',
  packSize: 'В упаковке',
  packMass: 'Упаковка',
}

/** Unit of chips whose property has none. */
export const COUNTED = 'шт'

export const LETTER_SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL']

export const VIDEO_TITLE = 'Как проверить товар при получении'
export const VIDEO_SECONDS = 12
/** WebVTT of the same video. */
export const VIDEO_CAPTIONS = `WEBVTT

00:00.000 --> 00:03.000
Проверьте упаковку: пломба цела, коробка не помята.

00:03.000 --> 00:06.000
Сверьте комплект: список лежит сверху.

00:06.000 --> 00:09.000
Осмотрите товар: сколов и трещин быть не должно.

00:09.000 --> 00:12.000
Сохраните чек: вернуть можно 30 дней.
`

export const documentTexts = {
  instruction: 'Инструкция по эксплуатации',
  certificate: 'Сертификат соответствия',
  note: 'Памятка по хранению и утилизации',
}

/** @param category name of the category: «Перфораторы SDS-plus» */
export const instructionParagraphs = (category: string) =>
  [
    { look: 'title', text: documentTexts.instruction },
    { look: 'heading', text: category },
    { look: 'text', text: 'Учебный документ демонстрационного каталога «Верстак».' },
    { look: 'heading', text: '1. Безопасность' },
    {
      look: 'text',
      text: 'Прочтите инструкцию до первого включения и сохраните её. Работайте в защитных очках, при шуме — в наушниках. Держите рабочее место чистым и хорошо освещённым, не подпускайте детей и животных.',
    },
    { look: 'heading', text: '2. Перед началом' },
    {
      look: 'text',
      text: 'Осмотрите корпус, крепления и кабель или аккумулятор. Не работайте тем, что повреждено: отнесите в сервис. Меняйте оснастку, только когда питание отключено.',
    },
    { look: 'heading', text: '3. Уход и хранение' },
    {
      look: 'text',
      text: 'Очищайте после работы сухой щёткой, не мойте под струёй воды. Храните в сухом месте при температуре от 5 до 40 °C.',
    },
    { look: 'heading', text: '4. Гарантия' },
    {
      look: 'text',
      text: 'Срок указан в характеристиках товара. Гарантия не распространяется на оснастку, естественный износ и следы разборки.',
    },
  ] as const

/** @param department «Электроинструмент» */
export const certificateParagraphs = (department: string) =>
  [
    { look: 'title', text: documentTexts.certificate },
    { look: 'heading', text: department },
    { look: 'text', text: 'Учебный документ демонстрационного каталога «Верстак», не имеет юридической силы.' },
    {
      look: 'text',
      text: 'Продукция соответствует требованиям технических регламентов Таможенного союза ТР ТС 004/2011, ТР ТС 010/2011 и ТР ТС 020/2011 в той части, которая к ней относится.',
    },
    { look: 'text', text: 'Срок действия: 5 лет с даты выдачи.' },
  ] as const

/** Plain text for what is used up. */
export const CARE_NOTE = `Памятка по хранению и утилизации

Учебный документ демонстрационного каталога «Верстак».

1. Храните в заводской упаковке, в сухом месте.
2. Не оставляйте под прямым солнцем и у отопительных приборов.
3. Израсходованное и просроченное сдавайте туда, где принимают такие отходы.
`
