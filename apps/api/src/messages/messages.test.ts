import { sendMail } from './sendMail.ts'
import { sendSms } from './sendSms.ts'
import { useTestApi } from '../testing/useTestApi.ts'
import { createJobQueue } from '../jobs/createJobQueue.ts'

const api = useTestApi()
const services = () => ({ jobs: createJobQueue(), now: () => api.clock.now, messages: { smsPerDay: 5 } as never })

test('an SMS and a mail that a transaction wrote are sent once it is committed', async () => {
  await api.db.transaction().execute(async (transaction) => {
    await sendSms(services(), transaction, { phone: '9161234567', text: 'Код 1234', purpose: 'code' })
    await sendMail(services(), transaction, { to: 'a@b.example', subject: 'Заказ', text: 'Принят', purpose: 'order' })
  })
  expect(await api.messages()).toMatchObject([{ to: '9161234567' }, { to: 'a@b.example' }])
})
