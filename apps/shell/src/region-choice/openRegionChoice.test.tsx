import { regionModal } from '@verstak/contracts/flag'
import { createTestHost } from '@verstak/remote-kit/TestHost'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { openRegionChoice } from './openRegionChoice.tsx'

test.each([
  ['new', 480],
  ['old', 1345],
] as const)('the %s choice of a region is %i px wide [REGION-014, REGION-015, WIDGET-010]', (variant, width) => {
  const host = createTestHost({ call: createFakeApi().call, region: makeRegion() })
  openRegionChoice({ ...host, flags: { [regionModal.key]: variant } })
  expect(host.modals.read().asked.map(({ request }) => request)).toEqual([
    expect.objectContaining({ kind: 'dialog', title: 'Выберите город', width }),
  ])
})
