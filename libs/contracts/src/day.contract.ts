import * as v from 'valibot'

/** A day of the calendar as ISO date, from 2000 to 2099: the 31st of February is none. */
export const Day = v.pipe(
  v.string(),
  v.regex(/^20\d\d-\d\d-\d\d$/, 'invalid'),
  v.check((text) => {
    const date = new Date(`${text}T00:00:00Z`)
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  }, 'invalid'),
)
