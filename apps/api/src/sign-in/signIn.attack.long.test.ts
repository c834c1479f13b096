import { preAuth, signInByPhone } from '@verstak/contracts/signIn'
import { useTestApi } from '../testing/useTestApi.ts'
import type { Visitor } from '../testing/visitor.ts'
import { ADDRESSES, createAttackers, from, inTurns } from '../testing/attackers.ts'
import { MAX_TRIES } from './codes/code.sql.ts'
import { SIGN_IN_LIMITS as LIMITS } from './limits/limits.data.ts'
import { addUser, forgetLimits, messageCount, newPhone, passTime } from '../testing/signInTesting.ts'

const api = useTestApi({}, { smsPerDay: 100_000 })
const trusted = createAttackers(api)
beforeEach(() => forgetLimits(api))

const DEVICES = 200
const pause = LIMITS.codePause.seconds + 1

const countSessions = async () => (await api.db.selectFrom('user_session').select('id').execute()).length
/** Guesses that were compared with a code, since codes were deleted. */
const countTries = async () =>
  (await api.db.selectFrom('one_time_code').select('tries').execute()).reduce((sum, { tries }) => sum + tries, 0)

/** 10,000 guesses, which go through all codes in order as far as they get. */
async function guess(devices: readonly Visitor[], phoneOf: (index: number) => string) {
  const guesses = Array.from({ length: 10_000 }, (_, i) => String(i).padStart(4, '0'))
  await inTurns(guesses, async (code, i) => {
    const body = { phone: phoneOf(i % DEVICES), code }
    await devices[i % DEVICES]!.ask(signInByPhone, { body }, from(Math.floor(i / DEVICES) + i))
  })
}

test('10,000 guesses of the code of one phone, from 50 addresses and 200 devices', async () => {
  const { phone } = await addUser(api)
  await api.db.deleteFrom('one_time_code').execute()
  const devices = await Promise.all(Array.from({ length: DEVICES }, trusted))
  let sent = 0
  for (const [index, device] of devices.entries()) {
    const before = await messageCount(api)
    await device.call(preAuth, { body: { data: phone, type: 'phone' } }, from(index))
    if ((await messageCount(api)) > before) {
      sent++
      await passTime(api, pause)
    }
  }
  expect(sent).toBe(LIMITS.codesPerContactHour.points)
  await forgetLimits(api)
  const before = await countSessions()
  await guess(devices, () => phone)
  const tries = await countTries()
  // Each try wins with a chance of 1 in 10,000: 0.15 % an hour.
  expect(tries).toBeGreaterThan(0)
  const most =
    LIMITS.codesPerContactHour.points * LIMITS.wrongCodesPerContactAndBrowser.points +
    LIMITS.wrongCodesPerContact.points
  expect(most).toBe(15)
  expect(tries).toBeLessThanOrEqual(most)
  expect((await countSessions()) - before).toBeLessThanOrEqual(1)
}, 300_000)

test('10,000 guesses of the codes of 200 phones, from 50 addresses and 200 devices', async () => {
  await api.db.deleteFrom('one_time_code').execute()
  const phones = Array.from({ length: DEVICES }, newPhone)
  const devices = await Promise.all(Array.from({ length: DEVICES }, trusted))
  await inTurns(devices, async (device, i) => {
    const { meta } = await device.call(preAuth, { body: { data: phones[i]!, type: 'phone' } }, from(i))
    expect(meta?.success).toBe(true)
  })
  await guess(devices, (i) => phones[i]!)
  const tries = await countTries()
  expect(tries).toBeGreaterThan(500)
  expect(tries).toBeLessThanOrEqual(DEVICES * MAX_TRIES)
  expect(tries).toBeLessThanOrEqual(ADDRESSES.length * LIMITS.wrongCodesPerAddress.points)
}, 300_000)
