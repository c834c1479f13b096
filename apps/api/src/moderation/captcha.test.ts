import { createDiscussion } from '@verstak/contracts/discussion'
import { solvedCaptcha } from '../testing/signInTesting.ts'
import { guidOf, known } from '../testing/testShop.data.ts'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi({ callsPerMinute: { reviewTextsWithoutCaptchaPerIp: 2, reviewTextsPerIp: 6 } })

test('after some texts the captcha is asked for, and after many nothing is taken', async () => {
  const guest = api.newVisitor()
  const body = (captcha = '') => ({
    productGuid: guidOf(known.saw),
    sourceId: 2 as const,
    author: { name: 'Анна', email: 'anna@mail.ru' },
    text: 'Есть кейс?',
    captcha,
  })
  for (let times = 0; times < 2; times++) await guest.call(createDiscussion, { body: body() })
  for (const wrong of ['', 'x']) {
    const refused = await guest.fail(createDiscussion, { body: body(wrong) })
    expect(refused.body.errors).toMatchObject([
      { field: 'captcha', reason: 'captcha', text: 'Подтвердите, что вы не робот' },
    ])
  }
  await guest.call(createDiscussion, { body: body(await solvedCaptcha(guest)) })
  await guest.fail(createDiscussion, { body: body() })
  expect((await guest.fail(createDiscussion, { body: body(await solvedCaptcha(guest)) })).status).toBe(429)
})
