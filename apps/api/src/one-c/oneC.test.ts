import { sql } from 'kysely'
import { selectGoods } from '../testing/exchangeShop.ts'
import { useOneC, type OneCCall } from '../testing/oneCCalls.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import { saveOneCAccount } from './saveOneCAccount.ts'

const api = useTestApi()

const file = (content: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><КоммерческаяИнформация ВерсияСхемы="2.10">${content}</КоммерческаяИнформация>`
const products = Array.from(
  { length: 40 },
  (_, id) => `<Товар><Ид>t${id}</Ид><Наименование>Гвоздь ${id}</Наименование></Товар>`,
)
const IMPORT = file(
  `<Классификатор><Ид>k</Ид></Классификатор><Каталог СодержитТолькоИзменения="false"><Ид>c</Ид><Товары>${products.join('')}</Товары></Каталог>`,
)
const OFFERS = file(
  `<ПакетПредложений><Предложения>${products
    .map(
      (_, id) =>
        `<Предложение><Ид>t${id}</Ид><Цены><Цена><ЦенаЗаЕдиницу>${id + 1}</ЦенаЗаЕдиницу></Цена></Цены><Количество>2</Количество></Предложение>`,
    )
    .join('')}</Предложения></ПакетПредложений>`,
)

const { call, signIn, imported, send } = useOneC(api)

test('1C signs in, sends its files in parts and has them imported, and again the next day', async () => {
  const cookie = await signIn()
  expect(await call('mode=init', { cookie })).toMatch(/^zip=no\nfile_limit=\d+$/)
  await send('import0_1.xml', IMPORT, cookie)
  await send('offers0_1.xml', OFFERS, cookie)
  expect(await imported('import0_1.xml', cookie)).toBe('success')
  expect(await imported('offers0_1.xml', cookie)).toBe('success')
  const goods = await selectGoods(api, 'trade')
  expect(goods).toHaveLength(40)
  expect(goods.find(({ id }) => id === 't7')).toMatchObject({
    name: 'Гвоздь 7',
    price: 800,
    stock: { 1: 2 },
    isActive: true,
  })
  // An exchange that broke off begins anew, with nothing of the last one.
  const again = await signIn()
  await call('mode=init', { cookie: again })
  expect(await call('mode=file&filename=import0_1.xml', { cookie: again, body: IMPORT.slice(0, 300) })).toBe('success')
  await call('mode=init', { cookie: again })
  await send('import0_1.xml', IMPORT.replace('Гвоздь 7<', 'Гвоздь финишный<'), again)
  expect(await imported('import0_1.xml', again)).toBe('success')
  expect((await selectGoods(api, 'trade')).find(({ id }) => id === 't7')).toMatchObject({
    name: 'Гвоздь финишный',
    price: 800,
  })
  expect(await call('mode=complete', { cookie: again })).toBe('success')
  // One of several files withdraws nothing, the only one what it lacks.
  const fewer = IMPORT.replace(products[9]!, '').replace('Гвоздь 7<', 'Гвоздь финишный<')
  const isSold = async () => (await selectGoods(api, 'trade')).find(({ id }) => id === 't9')!.isActive
  for (const [name, expected] of [
    ['import1_1.xml', true],
    ['import.xml', false],
  ] as const) {
    await send(name, fewer, again)
    expect(await imported(name, again)).toBe('success')
    expect(await isSold()).toBe(expected)
  }
  const { rows } = await sql`select distinct state from exchange_run where source = 'trade'`.execute(api.db)
  expect(rows).toEqual([{ state: 'done' }])
})

test('what cannot be taken is told to 1C in words, and nothing of it is in the shop', async () => {
  const cookie = await signIn('bad')
  await call('mode=init', { cookie })
  const failure = async (query: string, options: OneCCall = {}) => {
    const [word, text = ''] = (await call(query, { cookie, ...options })).split('\n')
    expect(word).toBe('failure')
    return text
  }
  await send('import.xml', IMPORT.slice(0, -200), cookie)
  expect(await failure('mode=import&filename=import.xml')).toBe(
    'Загрузка не удалась. Файл обрывается на строке 1. Из него ничего не взято.',
  )
  expect(await failure('mode=import&filename=nowhere.xml')).toBe('Загрузка не удалась. Такого файла нет.')
  for (const name of [
    '..%2F..%2Fetc%2Fpasswd',
    '%2E%2E',
    'a%00b',
    '',
    'a%0Ab.xml',
    `${'a/'.repeat(20)}b.xml`,
    '%5C..%5C..%5Cb',
  ])
    expect(await failure(`mode=file&filename=${name}`, { body: 'x' })).toContain('Недопустимое имя')
  expect(await failure('mode=file&filename=a.xml')).toContain('не получил')
  expect(await failure('mode=constructor')).toContain('не знает')
  expect(await failure('mode=query', { type: 'reference' })).toContain('только товарами и заказами')
  expect(await failure('mode=import&filename=nowhere.xml', { type: 'sale' })).toContain('не получил')
  expect(await selectGoods(api, 'bad')).toEqual([])
})

test('without the right password or a session nothing is taken, and guesses are limited', async () => {
  const first = await signIn('guarded')
  const password = await saveOneCAccount(api.databaseUrl, 'guarded', 'guarded')
  // A new password ends the sessions of the old one.
  expect(await call('mode=init', { cookie: first })).toContain('failure')
  for (const basic of ['guarded:wrong', 'nobody:x', ':', 'guarded', `Guarded:${password}x`])
    expect(await call('mode=checkauth', { basic })).toBe('failure\nНеверное имя пользователя или пароль.')
  const cookie = await signIn('guarded', password)
  for (const wrong of ['', 'verstak_1c=', `verstak_1c=${'a'.repeat(43)}`, 'other=1'])
    expect(await call('mode=init', { cookie: wrong })).toContain('failure\nСеанс обмена')
  api.clock.now = new Date(api.clock.now.getTime() + 25 * 60 * 60_000)
  expect(await call('mode=init', { cookie })).toContain('failure\nСеанс обмена')
  const { rows } = await sql<{
    text: string
  }>`select a::text as text from one_c_account a union all select s::text from one_c_session s`.execute(api.db)
  for (const { text } of rows) {
    expect(text).not.toContain(password)
    expect(text).not.toContain(cookie.split('=')[1])
  }
  let answer = ''
  for (let tries = 0; tries < 40 && !answer.includes('Слишком'); tries++)
    answer = await call('mode=checkauth', { basic: 'guarded:wrong' })
  expect(answer).toBe('failure\nСлишком много попыток. Повторите через минуту.')
})

test('an exchange of several files withdraws what none of them has, and only after the last one', async () => {
  const cookie = await signIn('several')
  const half = (from: number, to: number, isWhole = true) =>
    file(
      `<Каталог СодержитТолькоИзменения="${!isWhole}"><Ид>c</Ид><Товары>${products.slice(from, to).join('')}</Товары></Каталог>`,
    )
  const exchange = async (files: Record<string, string>) => {
    await call('mode=init', { cookie })
    for (const [name, content] of Object.entries(files)) await send(name, content, cookie)
    for (const name of Object.keys(files)) expect(await imported(name, cookie)).toBe('success')
  }
  const ended = async () => {
    for (;;) {
      const answer = await call('mode=deactivate', { cookie })
      if (answer !== 'progress') return answer
    }
  }
  const sold = async () => (await selectGoods(api, 'several')).filter(({ isActive }) => isActive).length
  await exchange({ 'import0_1.xml': half(0, 20), 'import1_1.xml': half(20, 40), 'offers0_1.xml': OFFERS })
  expect(await ended()).toBe('success')
  expect(await sold()).toBe(40)
  await exchange({ 'import0_1.xml': half(0, 20), 'import1_1.xml': half(20, 36) })
  expect(await sold()).toBe(40)
  expect(await ended()).toBe('success')
  expect(await sold()).toBe(36)
  // One file of changes says nothing of what it lacks.
  await exchange({ 'import0_1.xml': half(0, 20), 'import1_1.xml': half(20, 30, false) })
  expect(await ended()).toBe('success')
  expect(await sold()).toBe(36)
}, 240_000)
