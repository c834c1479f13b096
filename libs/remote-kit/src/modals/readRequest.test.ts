import type { ModalRequest } from '@verstak/host'
import { readRequest } from './readRequest.ts'

test('a failure without words is told in the general ones, 432 px wide [ERR-026] [ERR-009]', () => {
  expect(readRequest({ kind: 'error' })).toEqual({
    kind: 'error',
    title: 'Что-то пошло не так',
    text: 'Произошла ошибка. Повторите попытку позже.',
    width: 432,
    over: true,
  })
})

test('a failure after which a call helps names the support line, which breaks at no space, 360 px wide [FAULT-040]', () => {
  expect(readRequest({ kind: 'error', advice: 'call' })).toEqual({
    kind: 'error',
    title: 'Ошибка',
    text: 'Повторите попытку или позвоните нам 8\u00A0800\u00A0550-37-70',
    width: 360,
    over: true,
  })
})

test('what the server said stands instead of the general words', () => {
  expect(readRequest({ kind: 'error', title: 'Внимание!', text: 'Товар снят.' })).toMatchObject({
    title: 'Внимание!',
    text: 'Товар снят.',
  })
})

/* Requests as released remotes send them. Add new ones, never change one: each remote is released on its own and
   may be older than the shell. */
test.each<[string, unknown, object]>([
  [
    'a sheet of the first release',
    { kind: 'sheet', title: 'Фильтры', content: 'a' },
    { kind: 'sheet', title: 'Фильтры', content: 'a', over: false },
  ],
  [
    'a dialog of the first release that had steps',
    { kind: 'dialog', title: 'Введите код', content: 'a', width: 464, onBack: Object.is },
    { kind: 'dialog', title: 'Введите код', width: 464, onBack: Object.is },
  ],
  [
    'a failure of the first release',
    { kind: 'error', title: 'Внимание!', text: 'Товар закончился' },
    { kind: 'error', title: 'Внимание!', text: 'Товар закончился', width: 432 },
  ],
  [
    'a toast of the first release',
    { kind: 'toast', tone: 'info', key: 'cart.limit', text: 'Больше нет' },
    { kind: 'toast', tone: 'info', key: 'cart.limit', text: 'Больше нет' },
  ],
  [
    'a question of the first release',
    { kind: 'confirm', title: 'Очистить список?', confirmLabel: 'Очистить' },
    { kind: 'confirm', title: 'Очистить список?', text: '', confirmLabel: 'Очистить', cancelLabel: 'Отмена' },
  ],
  [
    'a video of the first release that had them',
    { kind: 'video', title: 'Обзор', src: '/video/a.mp4', poster: '/video/a.webp' },
    { kind: 'video', title: 'Обзор', src: '/video/a.mp4', poster: '/video/a.webp', over: true },
  ],
])('%s is understood', (_, request, known) => {
  expect(readRequest(request as ModalRequest)).toMatchObject(known)
})

test.each<[string, unknown, object]>([
  [
    'a kind of a later release is a dialog',
    { kind: 'drawer', title: 'Меню', content: 'a', side: 'left' },
    { kind: 'dialog', title: 'Меню', content: 'a' },
  ],
  [
    'a tone of a later release has no icon',
    { kind: 'toast', text: 'Да', tone: 'party' },
    { kind: 'toast', text: 'Да' },
  ],
  [
    'a value of another type counts as missing',
    { kind: 'error', title: 7, text: null, width: '100%', advice: 'pray' },
    { title: 'Что-то пошло не так', width: 432 },
  ],
  [
    'a way back that cannot be called is none',
    { kind: 'dialog', title: 'Введите код', content: 'a', onBack: 'yes' },
    { kind: 'dialog', title: 'Введите код', content: 'a', over: false, width: undefined },
  ],
  ['nothing at all is an empty dialog', null, { kind: 'dialog', title: '', over: false }],
])('%s', (_, request, known) => {
  expect(readRequest(request as ModalRequest)).toMatchObject(known)
})

test('a toast keeps only an action that can be read', () => {
  expect(readRequest({ kind: 'toast', text: 'Убрано', action: {} } as ModalRequest)).not.toHaveProperty('action')
  expect(readRequest({ kind: 'toast', text: 'Убрано', action: { label: 'Вернуть' } })).toHaveProperty('action')
})

test('advice to call names the line that the shop has', () => {
  expect(readRequest({ kind: 'error', advice: 'call' }, '8 800 555-35-35')).toMatchObject({
    text: 'Повторите попытку или позвоните нам 8\u00A0800\u00A0555-35-35',
  })
})
