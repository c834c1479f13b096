// The one refresh runtime of the page: the shell in development made it before React was loaded.
module.exports = globalThis.verstakRefreshRuntime
