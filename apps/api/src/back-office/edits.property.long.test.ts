import { editStorm } from '../testing/editStorm.ts'
import { useTestApi } from '../testing/useTestApi.ts'

const api = useTestApi()

test('2 editors × 1,000 random edits: no update is lost, the journal is complete, every edit can be taken back', async () => {
  await editStorm(api, 1_000)
}, 180_000)
