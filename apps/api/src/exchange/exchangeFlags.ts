/**
 * Flags of Node for programs that read goods. A record lives for a moment: with V8's usual room for young objects a large file
 * takes 70 MB more, and is read no faster.
 */
export const EXCHANGE_FLAGS: readonly string[] = ['--max-semi-space-size=4']
