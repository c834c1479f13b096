/** @jest-environment node */
import { SUPPORT_PHONE } from '@verstak/contracts/support'
import { crashPage, setSupportPhone } from './crashPage.ts'

const RELOAD = '<a href="">Обновить страницу</a>'

test.each([
  [400, 'Не удалось прочитать запрос', '<a href="/">На главную</a>'],
  [404, 'Страница не найдена', '<a href="/">На главную</a>'],
  [500, 'Что-то пошло не так', RELOAD],
  [503, 'Магазин ненадолго закрыт', RELOAD],
  ['busy', 'Сейчас слишком много посетителей', RELOAD],
] as const)('the last resort for %s needs no other file and says what to do', (why, title, link) => {
  const html = crashPage(why)
  expect(html).toMatch(/^<!doctype html><html lang="ru">/)
  expect(html).toContain(`<title>${title}</title>`)
  expect(html).toContain(`<h1>${title}</h1>`)
  expect(html).toContain('8 800 550-37-70')
  expect(html).toContain(link)
  expect(html).not.toMatch(/<script|<style|<link|<img| src=/)
})

test.each([400, 404, 500, 503, 'busy'] as const)(
  'the page for %s names the support phone that was read last',
  (why) => {
    setSupportPhone('8 800 555-35-35')
    expect(crashPage(why)).toContain('8 800 555-35-35')
    expect(crashPage(why)).not.toContain(SUPPORT_PHONE)
    setSupportPhone(SUPPORT_PHONE)
    expect(crashPage(why)).toContain(SUPPORT_PHONE)
  },
)
