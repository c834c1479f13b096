import type { ContentBlock } from '@verstak/contracts/content'
import { editableContent, listContentVersions, publishContent } from '@verstak/contracts/contentStaff'
import { TestHost } from '@verstak/remote-kit/TestHost'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { makeDocument } from '../testing/adminContent.ts'
import { createAdminHarness } from '../testing/adminHarness.tsx'
import { paste, selectWords, setupEditors } from '../testing/richTextPage.ts'

beforeAll(setupEditors)

beforeEach(() => localStorage.clear())

async function open({ api, host, routes } = createAdminHarness()) {
  const router = createMemoryRouter(routes, { initialEntries: ['/admin/articles/5/'] })
  const { unmount } = render(
    <TestHost host={host}>
      <RouterProvider router={router} />
    </TestHost>,
  )
  await screen.findByRole('heading', { level: 1 })
  const sent = ({ path }: { path: string }) => api.calls.filter((call) => call.path === path).map(({ input }) => input)
  return { api, router, sent, unmount }
}
type Sent = Awaited<ReturnType<typeof open>>['sent']
/** The blocks of the last save. */
const savedBlocks = (sent: Sent) =>
  (sent(editableContent.save).at(-1) as { body: { values: { blocks: ContentBlock[] } } }).body.values.blocks
const toolsOf = (editor: string) => within(screen.getByRole('toolbar', { name: `Оформление: ${editor}` }))
const save = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить' }))

test('a save sends what has changed, with the version that its editor has seen [ROUTE-071]', async () => {
  const { sent } = await open()
  await userEvent.type(screen.getByRole('textbox', { name: 'Подзаголовок' }), ' И больше.')
  await save()
  expect(sent(editableContent.save)).toEqual([
    { body: { id: 5, version: 3, values: { lead: 'Большинству хватает 18 В. И больше.' } } },
  ])
})

test('blocks are added, moved and removed; one that is not whole is marked where it is, and nothing is sent', async () => {
  const { sent } = await open()
  await userEvent.click(screen.getByRole('button', { name: 'Добавить: Заметка' }))
  await save()
  expect(await screen.findByText('Заполните все поля этого блока')).toBeInTheDocument()
  expect(sent(editableContent.save)).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Удалить: Заметка 4' }))
  // A table goes up past one paragraph, into the middle of the text.
  await userEvent.click(screen.getByRole('button', { name: 'Выше: Таблица 2' }))
  await save()
  expect(savedBlocks(sent).map(({ kind }) => kind)).toEqual(['heading', 'table', 'paragraph', 'accordion'])
})

test('a text is marked, linked and listed by its tools, and taken back', async () => {
  const { sent } = await open()
  const text = await screen.findByRole('textbox', { name: 'Текст 1' })
  selectWords(text, 'первое')
  const tool = (name: string) => toolsOf('Текст 1').getByRole('button', { name })
  await userEvent.click(tool('Жирный'))
  await userEvent.click(tool('Ссылка'))
  await userEvent.type(screen.getByRole('textbox', { name: 'Куда ведёт ссылка' }), 'https://evil.example/{Enter}')
  expect(screen.getByText('Такого адреса в магазине быть не может. Пример: /faq/')).toBeInTheDocument()
  await userEvent.clear(screen.getByRole('textbox', { name: 'Куда ведёт ссылка' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Куда ведёт ссылка' }), `${location.origin}/faq/{Enter}`)
  expect(screen.queryByRole('textbox', { name: 'Куда ведёт ссылка' })).not.toBeInTheDocument()
  await userEvent.click(tool('Нумерация'))
  const heading = { kind: 'heading', text: 'Сколько нужно момента' }
  await save()
  expect(savedBlocks(sent).slice(0, 2)).toEqual([
    heading,
    { kind: 'list', items: ['Смотрите на [**первое**](/faq/) число.'], isNumbered: true },
  ])
  for (const _ of [1, 2, 3]) await userEvent.click(tool('Отменить'))
  await save()
  expect(savedBlocks(sent).slice(0, 2)).toEqual([heading, { kind: 'paragraph', text: 'Смотрите на первое число.' }])
})

test('what Word pastes is reduced to headings, paragraphs, lists, bold, italic and links of the shop', async () => {
  const { sent } = await open()
  const text = await screen.findByRole('textbox', { name: 'Текст 1' })
  selectWords(text, 'Смотрите на первое число.')
  paste(
    text,
    `<html xmlns:o="urn:x"><head><style>p { color: red }</style></head><body>
<p class=MsoNormal style="color:red"><span style="font-size:14pt">Берите <b>два</b> <i>аккумулятора</i><o:p></o:p></span></p>
<p class=MsoNormal><a href="https://evil.example/">чужая</a> и <a href="${location.origin}/b2b/">своя</a>
<img src=x onerror="alert(1)"><script>alert(1)</script></p>
<h3>Как хранить</h3>
<p class=MsoListParagraphCxSpFirst style="mso-list:l0 level1 lfo1"><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>В тепле</p>
<p class=MsoListParagraphCxSpLast style="mso-list:l0 level1 lfo1"><span style='mso-list:Ignore'>·</span>Заряженными</p>
</body></html>`,
  )
  await save()
  expect(savedBlocks(sent).slice(0, 5)).toEqual([
    { kind: 'heading', text: 'Сколько нужно момента' },
    { kind: 'paragraph', text: 'Берите **два** __аккумулятора__' },
    { kind: 'paragraph', text: 'чужая и [своя](/b2b/)' },
    { kind: 'heading', text: 'Как хранить' },
    { kind: 'list', items: ['В тепле', 'Заряженными'] },
  ])
})

test('a table gets rows and columns, its names of columns stay', async () => {
  const { sent } = await open()
  const table = await screen.findByRole('textbox', { name: 'Ячейки таблицы' })
  selectWords(table, 'Кому')
  const tools = toolsOf('Ячейки таблицы')
  expect(tools.getByRole('button', { name: 'Удалить строку' })).toHaveAttribute('aria-disabled', 'true')
  expect(tools.getByRole('button', { name: 'Жирный' })).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(tools.getByRole('button', { name: 'Столбец справа' }))
  selectWords(table, 'Квартира')
  await userEvent.click(tools.getByRole('button', { name: 'Курсив' }))
  await userEvent.click(tools.getByRole('button', { name: 'Строка ниже' }))
  await save()
  expect(savedBlocks(sent)[2]).toEqual({
    kind: 'table',
    caption: 'Патроны',
    head: ['Патрон', 'Кому', ''],
    rows: [
      ['10 мм', '__Квартира__', ''],
      ['', '', ''],
    ],
  })
})

test('several paragraphs become one in a cell of a table; a table fills cells, one paragraph each', async () => {
  const { sent } = await open()
  const table = await screen.findByRole('textbox', { name: 'Ячейки таблицы' })
  selectWords(table, 'Квартира')
  paste(table, '<p>Квартира</p><p>и <b>дача</b></p>')
  await save()
  const rows = () => (savedBlocks(sent)[2] as { rows: string[][] }).rows
  expect(rows()).toEqual([['10 мм', 'Квартира и **дача**']])
  selectWords(table, '10 мм')
  paste(
    table,
    '<meta><table><tr><td><p>12 мм</p><p>и 13 мм</p></td><td><ul><li>Дом</li><li>Цех</li></ul></td></tr></table>',
  )
  await save()
  expect(rows()).toEqual([['12 мм и 13 мм', 'Дом Цех']])
})

test('going to another document never shows what was typed for this one', async () => {
  const { api, router } = await open()
  api.on(editableContent.read, ({ query: { id } }) => {
    const document = makeDocument()
    return { ...document, id, values: { ...document.values, lead: `Подзаголовок ${id}` } }
  })
  const lead = () => screen.getByRole('textbox', { name: 'Подзаголовок' })
  await userEvent.type(lead(), ' Не сохранено.')
  await act(() => router.navigate('/admin/articles/6/'))
  await waitFor(() => expect(lead()).toHaveValue('Подзаголовок 6'))
  expect(screen.queryByText('Возвращены правки, которые вы не сохранили.')).not.toBeInTheDocument()
  await act(() => router.navigate('/admin/articles/5/'))
  await waitFor(() => expect(lead()).toHaveValue('Большинству хватает 18 В. Не сохранено.'))
})

test('an answer gets its marks by the same tools as a text, and stays one paragraph', async () => {
  const { sent } = await open()
  const answer = await screen.findByRole('textbox', { name: 'Ответ 1' })
  selectWords(answer, 'Если есть удар.')
  paste(answer, `<p>Гарантия <b>год</b></p><p>и <a href="${location.origin}/faq/">ответы</a></p>`)
  selectWords(answer, 'Гарантия')
  await userEvent.click(toolsOf('Ответ 1').getByRole('button', { name: 'Курсив' }))
  await save()
  const { items } = savedBlocks(sent).at(-1) as { items: { answer: string }[] }
  expect(items[0]!.answer).toMatch(/^__Гарантия__ \*\*год\*\* и \[ответы\]\(\/faq\/\)$/)
  expect(answer).toHaveAttribute('aria-multiline', 'false')
  expect(answer.querySelectorAll('p')).toHaveLength(1)
})

test('a text of nothing is marked where it is; its editor says so to screen readers', async () => {
  const { sent } = await open()
  await userEvent.click(screen.getByRole('button', { name: 'Удалить: Текст 1' }))
  await userEvent.click(screen.getByRole('button', { name: 'Добавить: Текст' }))
  await save()
  const text = await screen.findByRole('textbox', { name: 'Текст 3' })
  expect(text).toHaveAccessibleDescription('Напишите текст или удалите этот блок')
  expect(text).toHaveAttribute('aria-invalid', 'true')
  expect(sent(editableContent.save)).toEqual([])
})

test('the tools are one stop of Tab; arrows go on, and round', async () => {
  await open()
  await screen.findByRole('textbox', { name: 'Текст 1' })
  const tools = toolsOf('Текст 1')
  const stops = () => tools.getAllByRole('button').filter((button) => button.tabIndex === 0)
  expect(stops()).toEqual([tools.getByRole('button', { name: 'Жирный' })])
  stops()[0]!.focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
  expect(tools.getByRole('button', { name: 'Курсив' })).toHaveFocus()
  await userEvent.keyboard('{Home}{ArrowLeft}')
  expect(tools.getByRole('button', { name: 'Вернуть' })).toHaveFocus()
  expect(stops()).toHaveLength(1)
})

test('in a list, too, Tab leaves the text, and Shift+Tab leads to its tools', async () => {
  await open()
  const text = await screen.findByRole('textbox', { name: 'Текст 1' })
  selectWords(text, 'первое')
  await userEvent.click(toolsOf('Текст 1').getByRole('button', { name: 'Список' }))
  expect(text.querySelector('ul')).not.toBeNull()
  act(() => text.focus())
  await userEvent.tab({ shift: true })
  expect(toolsOf('Текст 1').getByRole('button', { name: 'Жирный' })).toHaveFocus()
  await userEvent.tab()
  expect(text).toHaveFocus()
  await userEvent.tab()
  expect(text).not.toHaveFocus()
  expect(text.querySelector('ul')).not.toBeNull()
})

test('an unsaved text is there again after another visit', async () => {
  const { unmount } = await open()
  const text = await screen.findByRole('textbox', { name: 'Текст 1' })
  selectWords(text, 'первое')
  await userEvent.click(toolsOf('Текст 1').getByText('Ж'))
  unmount()
  const { sent } = await open()
  const again = await screen.findByRole('textbox', { name: 'Текст 1' })
  await waitFor(() => expect(again.querySelector('strong')).toHaveTextContent('первое'))
  await save()
  expect(savedBlocks(sent)[1]).toEqual({ kind: 'paragraph', text: 'Смотрите на **первое** число.' })
})

test('it is published as its editor has seen it, and not before the edits are saved', async () => {
  const { sent } = await open()
  const publish = screen.getByRole('button', { name: 'Опубликовать' })
  await userEvent.type(screen.getByRole('textbox', { name: 'Автор' }), '!')
  expect(publish).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Отменить правки' }))
  await userEvent.click(publish)
  expect(sent(publishContent)).toEqual([{ body: { id: 5, version: 3, at: 'now' } }])
})

test('what is published right after a save is what was saved, however long the page takes to read it again', async () => {
  const harness = createAdminHarness()
  const { sent } = await open(harness)
  const never = () => Promise.withResolvers<never>().promise
  harness.api.on(editableContent.read, never).on(listContentVersions, never)
  await userEvent.type(screen.getByRole('textbox', { name: 'Подзаголовок' }), ' И больше.')
  await save()
  await screen.findByText('Сохранено в черновике')
  await userEvent.click(screen.getByRole('button', { name: 'Опубликовать' }))
  expect(sent(publishContent)).toEqual([{ body: { id: 5, version: 4, at: 'now' } }])
})
