import { findReviewed } from './findReviewed.ts'
import { expect, test } from './fixtures.ts'
import { newAddress, newEmail } from './SignInDoor.ts'

test.beforeEach(({ page }) => page.setExtraHTTPHeaders({ 'x-forwarded-for': newAddress() }))

test('a review is written without JavaScript: wrong fields come back with errors and all that was typed', async ({
  page,
  request,
}) => {
  const { link } = await findReviewed(request)
  await page.goto(`${link}add-review/`)
  const form = page.getByRole('form', { name: 'Отзыв о товаре' })
  await form.getByLabel('Комментарий').fill('Сверлит ровно\nи тихо')
  await form.getByLabel('Email').fill('не адрес')
  await form.getByRole('button', { name: 'Отправить отзыв' }).click()
  await expect(page).toHaveURL(/\/add-review\/\?refused=[\w-]{43}#review$/)
  await expect(form.getByText('Поставьте оценку')).toBeVisible()
  await expect(form.getByText('Введите ваше имя')).toBeVisible()
  await expect(form.getByText(/^Email/).last()).toBeVisible()
  await expect(form.getByLabel('Комментарий')).toHaveValue('Сверлит ровно\nи тихо')
  await expect(form.getByLabel('Email')).toHaveValue('не адрес')

  await form.getByRole('radiogroup', { name: 'Ваша оценка' }).getByRole('radio').nth(3).check()
  await form.getByLabel('Имя').fill('Николай')
  await form.getByLabel('Email').fill(newEmail())
  await form.getByRole('button', { name: 'Отправить отзыв' }).click()
  await expect(page).toHaveURL(/\/add-review\/\?sent=unconfirmed$/)
  await expect(page.getByRole('heading', { name: 'Проверьте почту' })).toBeVisible()
})

test('a question is asked without JavaScript, and an answer finds whom it is for', async ({ page, request }) => {
  const { link } = await findReviewed(request)
  await page.goto(`${link}discussions/`)
  const form = page.getByRole('form', { name: 'Задать вопрос' })
  await form.getByLabel('Имя').fill('Марина')
  await form.getByLabel('Ваш вопрос').fill('Есть ли место под биты?')
  await form.getByRole('button', { name: 'Отправить' }).click()
  await expect(form.getByText('Введите ваш email')).toBeVisible()
  await expect(form.getByLabel('Ваш вопрос')).toHaveValue('Есть ли место под биты?')
  await form.getByLabel('Email').fill(newEmail())
  await form.getByRole('button', { name: 'Отправить' }).click()
  await expect(page.getByRole('heading', { name: 'Спасибо!' })).toBeVisible()

  await page.goto(`${link}otzyvy/`)
  const review = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'Ответить' }) })
    .last()
  await review.getByRole('button', { name: 'Ответить' }).click()
  await expect(page).toHaveURL(/\/discussions\/\?answer=[\da-f-]{36}#ask$/)
  const answer = page.getByRole('form', { name: /^Ответ для / })
  await answer.getByLabel('Имя').fill('Марина')
  await answer.getByLabel('Email').fill(newEmail())
  await answer.getByRole('textbox', { name: /^Ответ для / }).fill('У меня так же')
  await answer.getByRole('button', { name: 'Ответить' }).click()
  await expect(page.getByRole('heading', { name: 'Спасибо!' })).toBeVisible()
})
