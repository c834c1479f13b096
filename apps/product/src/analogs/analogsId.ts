/** Id of the block of analogs; the button of an out-of-stock product links to it. */
export const ANALOGS_ID = 'analogs'
