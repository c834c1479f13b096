import { LegalBlock, PUBLICATION_RULES_PATH, getLegalDocument } from '@verstak/contracts/legal'
import { routeTable } from '@verstak/contracts/routeTable'
import { editableRequisites, editableSettings } from '@verstak/contracts/staffSettings'
import { SUPPORT_PHONE } from '@verstak/contracts/support'
import * as v from 'valibot'
import { addUser, startTestSession } from '../testing/startTestSession.ts'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi()

const read = (slug: string, version?: number) =>
  api.newVisitor().ask(getLegalDocument, { query: { slug, ...(version === undefined ? {} : { version }) } })

const slugs = routeTable
  .filter(({ pattern, isIndexed }) => pattern.startsWith('/legal/') && isIndexed)
  .map(({ pattern, title }) => [pattern.split('/')[2]!, title] as const)

test.each(slugs)('a shop begins with a first version of %s, under the title of its address', async (slug, title) => {
  const { status, body } = await read(slug)
  expect({ status, title: body.title, version: body.version }).toEqual({ status: 200, title, version: 1 })
  expect(v.parse(v.array(LegalBlock), body.blocks).length).toBeGreaterThan(3)
})

test('links of the documents lead to documents that are there', async () => {
  const known = new Set(slugs.map(([slug]) => `/legal/${slug}/`))
  for (const [slug] of slugs) {
    const { body } = await read(slug)
    for (const [, href] of JSON.stringify(body.blocks).matchAll(/\]\(([^)]*)\)/g)) expect(known).toContain(href)
  }
})

describe('with a second version, and a third that is valid later', () => {
  const text = (words: string) => JSON.stringify([{ kind: 'paragraph', text: words }])
  const day = (offset: number) => new Date(api.clock.now.getTime() + offset * 86_400_000)

  beforeAll(async () => {
    const one = { slug: 'loyalty', title: 'Правила' }
    const second = { ...one, version: 2, published_at: day(-1), blocks: text('вторая') }
    const third = { ...one, version: 3, published_at: day(1), blocks: text('третья') }
    await api.db.insertInto('legal_document').values([second, third]).execute()
  })

  test('the second is the valid one, and both that were published are named', async () => {
    const { body } = await read('loyalty')
    expect(body).toEqual({
      slug: 'loyalty',
      title: 'Правила',
      version: 2,
      publishedAt: day(-1).toISOString(),
      isCurrent: true,
      blocks: [{ kind: 'paragraph', text: 'вторая' }],
      versions: [
        { version: 2, publishedAt: day(-1).toISOString() },
        { version: 1, publishedAt: '2025-08-31T21:00:00.000Z' },
      ],
      others: expect.arrayContaining([{ slug: 'requisites', title: 'Реквизиты' }]),
    })
  })

  test('others name it once, by its valid title', async () => {
    const { body } = await read('personal')
    expect(body.others.filter(({ slug }) => slug === 'loyalty')).toEqual([{ slug: 'loyalty', title: 'Правила' }])
    expect(body.others.map(({ slug }) => slug)).not.toContain('personal')
  })

  test('the first can still be read', async () => {
    const { body } = await read('loyalty', 1)
    expect(body).toMatchObject({ title: 'Правила программы лояльности', version: 1, isCurrent: false })
  })

  test('the third is found once its day has come', async () => {
    expect((await read('loyalty', 3)).status).toBe(404)
    const before = api.clock.now
    api.clock.now = day(2)
    const { body } = await read('loyalty')
    api.clock.now = before
    expect(body).toMatchObject({ version: 3, isCurrent: true })
  })
})

describe('the requisites of the settings', () => {
  const shop = { query: { id: 'shop' } } as const
  const factsOf = async () =>
    (await read('requisites')).body.blocks.flatMap((block) => (block.kind === 'facts' ? block.rows : []))
  const valueOf = async (name: string) => (await factsOf()).find((row) => row.name === name)?.value

  /** What the owner finds in the settings, and his way to change it. */
  async function editRequisites() {
    const userId = await addUser(api, { is_staff: true, staff_role: 'owner' })
    const owner = await startTestSession(api, api.newVisitor(), { userId, isAdmin: true })
    const save = async (values: object) => {
      const { version } = await owner.call(editableRequisites.read, shop)
      await owner.call(editableRequisites.save, { body: { id: 'shop', version, values } })
    }
    const { values: before } = await owner.call(editableRequisites.read, shop)
    return { save, before }
  }

  test('are those of the page, which has them as soon as they are saved', async () => {
    const { save, before } = await editRequisites()
    const firstPage = await factsOf()
    expect(firstPage.map(({ value }) => value)).toEqual(
      expect.arrayContaining([before.name, before.fullName, before.inn, before.kpp, before.ogrn, before.account]),
    )

    const proprietor = { inn: '500100732259', kpp: null, ogrn: '304500116000157', bank: 'Банк «Новый»' }
    await save({ ...proprietor, name: 'ИП Петров', fullName: null })
    expect(await valueOf('Наименование')).toBe('ИП Петров')
    expect(await valueOf('ОГРНИП')).toBe('304500116000157')
    expect(await valueOf('ИНН')).toBe('500100732259')
    expect(await valueOf('Банк')).toBe('Банк «Новый»')
    expect((await factsOf()).map(({ name }) => name)).not.toContain('КПП')
    await save(before)
    expect(await factsOf()).toEqual(firstPage)
  })

  test('an earlier version keeps the requisites of its time, whatever is changed after it', async () => {
    const { save, before } = await editRequisites()
    const row = { slug: 'seller-terms', title: 'Продавец' }
    const blocks = JSON.stringify([{ kind: 'requisites', part: 'company' }])
    const minutes = (count: number) => new Date(api.clock.now.getTime() + count * 60_000)
    const publish = (version: number, published_at: Date) =>
      api.db
        .insertInto('legal_document')
        .values({ ...row, version, published_at, blocks })
        .execute()
    const nameIn = async (version?: number) =>
      JSON.stringify((await read(row.slug, version)).body.blocks).match(/ООО «(Первый|Второй|Третий)»/)?.[1]

    const start = api.clock.now
    await publish(1, start)
    for (const [place, name] of ['Первый', 'Второй', 'Третий'].entries()) {
      api.clock.now = minutes(1)
      await save({ name: `ООО «${name}»` })
      api.clock.now = minutes(1)
      if (place < 2) await publish(place + 2, api.clock.now)
    }
    expect([await nameIn(1), await nameIn(2), await nameIn(3), await nameIn()]).toEqual([
      'Первый',
      'Второй',
      'Третий',
      'Третий',
    ])
    await save(before)
    expect([await nameIn(1), await nameIn(2)]).toEqual(['Первый', 'Второй'])
    api.clock.now = start
    await api.db.deleteFrom('legal_document').where('slug', '=', row.slug).execute()
  })

  test('a text that names the support phone has the one of the settings; an earlier version keeps its own', async () => {
    const row = { slug: 'support-terms', title: 'Поддержка' }
    const blocks = JSON.stringify([{ kind: 'paragraph', text: `Звоните ${SUPPORT_PHONE}` }])
    await api.db
      .insertInto('legal_document')
      .values([1, 2].map((version) => ({ ...row, version, published_at: api.clock.now, blocks })))
      .execute()
    const userId = await addUser(api, { is_staff: true, staff_role: 'owner' })
    const owner = await startTestSession(api, api.newVisitor(), { userId, isAdmin: true })
    const save = async (supportPhone: string) => {
      const { version } = await owner.call(editableSettings.read, shop)
      await owner.call(editableSettings.save, { body: { id: 'shop', version, values: { supportPhone } } })
    }
    await save('8 800 555-35-35')
    expect((await read('support-terms')).body.blocks).toEqual([{ kind: 'paragraph', text: 'Звоните 8 800 555-35-35' }])
    expect((await read('support-terms', 1)).body.blocks).toEqual(JSON.parse(blocks))
    expect(await valueOf('Телефон')).toBe('8 800 555-35-35, круглосуточно')
    await save(SUPPORT_PHONE)
    await api.db.deleteFrom('legal_document').where('slug', '=', row.slug).execute()
  })
})

test.each([
  ['nothing', undefined, 404],
  ['personal', 9, 404],
  ['personal', 0, 400],
  ['personal', 1.5, 400],
  ['../personal', undefined, 400],
  ['Personal', undefined, 400],
] as const)('%s in version %s is refused', async (slug, version, status) => {
  expect((await read(slug, version)).status).toBe(status)
})

test('the rules of publication are a PDF that browsers show [DISCUSS-011]', async () => {
  const answer = await fetch(api.url + PUBLICATION_RULES_PATH)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(answer.headers.get('content-disposition')).toMatch(/^inline/)
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(bytes.length).toBeGreaterThan(5_000)
})

test('the author of the rules of publication is the shop by the name that its staff has set', async () => {
  const authorIs = async (name: string) => {
    const bytes = Buffer.from(await (await fetch(api.url + PUBLICATION_RULES_PATH)).arrayBuffer())
    // PDF keeps such texts as UTF-16 with a mark before them.
    return bytes.includes(Buffer.from(`\uFEFF${name}`, 'utf16le').swap16())
  }
  const userId = await addUser(api, { is_staff: true, staff_role: 'owner' })
  const owner = await startTestSession(api, api.newVisitor(), { userId, isAdmin: true })
  const save = async (shopName: string) => {
    const { version } = await owner.call(editableSettings.read, { query: { id: 'shop' } })
    await owner.call(editableSettings.save, { body: { id: 'shop', version, values: { shopName } } })
  }
  expect(await authorIs('Верстак')).toBe(true)
  await save('Кувалда')
  expect([await authorIs('Кувалда'), await authorIs('Верстак')]).toEqual([true, false])
  await save('Верстак')
})
