const DAY_MS = 86_400_000

/** The day of a moment in UTC, `YYYY-MM-DD`; with `daysAgo` one before it. */
export const dayOf = (moment: Date, daysAgo = 0): string =>
  new Date(moment.getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10)
