/** @jest-environment node */
import { crashPage } from './crashPage.ts'

test.each([
  [500, 'Что-то пошло не так'],
  [503, 'Магазин ненадолго закрыт'],
  ['busy', 'Сейчас слишком много посетителей'],
] as const)('the last resort for %s needs no other file and says what to do', (why, title) => {
  const html = crashPage(why)
  expect(html).toMatch(/^<!doctype html><html lang="ru">/)
  expect(html).toContain(`<title>${title}</title>`)
  expect(html).toContain(`<h1>${title}</h1>`)
  expect(html).toContain('8 800 550-37-70')
  expect(html).toContain('<a href="">Обновить страницу</a>')
  expect(html).not.toMatch(/<script|<style|<link|<img| src=/)
})
