/** Why a file cannot be taken at all; nothing of it was. The message says what to do. */
export class ExchangeError extends Error {}
