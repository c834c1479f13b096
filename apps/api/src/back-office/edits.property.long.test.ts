import { editAtOnce } from '../testing/editAtOnce.ts'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi()

test('2 editors × 1,000 random edits: no update is lost, the journal is complete, every edit can be taken back', async () => {
  const { saved, conflicts, entries, start, end } = await editAtOnce(api, 1_000)
  expect(conflicts).toBeGreaterThan(50)
  expect(entries).toBe(saved)
  expect(end).toEqual(start)
}, 180_000)
