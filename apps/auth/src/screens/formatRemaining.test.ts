import { formatRemaining } from './formatRemaining.ts'

test.each([
  [0, '00:00'],
  [42, '00:42'],
  [85, '01:25'],
  [3_599, '59:59'],
  [3_600, '01:00:00'],
  [4_449, '01:14:09'],
  [86_400, '24:00:00'],
])('%i seconds are %s [SMS-009]', (seconds, text) => expect(formatRemaining(seconds)).toBe(text))
