import { SUPPORT_PHONE } from '@verstak/contracts/support'
import { makeRegion } from '@verstak/testing/factories'
import { telAddress } from '@verstak/contracts/support'
import { phoneOf } from './phones.ts'

test.each([
  ['Moscow with a phone for phones', { id: 1, phones: ['8 495 1'], phoneForMobile: '8 495 2' }, '8 495 2'],
  ['Moscow', { id: 1, phones: ['8 495 1', '8 495 3'], phoneForMobile: null }, '8 495 1'],
  ['another region', { id: 2, phones: ['8 812 1'], phoneForMobile: '8 812 2' }, SUPPORT_PHONE],
])('%s is called at its phone [HEADER-006]', (_region, region, phone) => {
  expect(phoneOf(makeRegion(region))).toBe(phone)
})

test.each([
  ['8 800 550-37-70', 'tel:88005503770'],
  ['+7 (495) 120-44-70', 'tel:+74951204470'],
])('%s is dialled as %s', (phone, address) => {
  expect(telAddress(phone)).toBe(address)
})
