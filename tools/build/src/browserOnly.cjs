// In place of `*.browser.ts` in server builds.
module.exports = {}
