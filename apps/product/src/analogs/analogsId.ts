/** Id of the block of analogs, where the button of a product that is out of stock leads. */
export const ANALOGS_ID = 'analogs'
