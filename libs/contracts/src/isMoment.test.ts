import { isMoment } from './isMoment.ts'

test.each(['2026-02-28T10:00:00Z', '2028-02-29T10:00:00.123+03:00', '2026-12-01 10:00:00Z'])(
  '%s is a moment',
  (text) => {
    expect(isMoment(text)).toBe(true)
  },
)

test.each(['2026-02-31T10:00:00Z', '2026-02-29T10:00:00Z', '2026-12-01T10:00:00+05', 'March 5, 2026', ''])(
  '%j is none',
  (text) => {
    expect(isMoment(text)).toBe(false)
  },
)
