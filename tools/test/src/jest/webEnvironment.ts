import { TestEnvironment } from 'jest-environment-jsdom'

/**
 * jsdom with the network and stream classes of Node, so that fetch, its Request and its AbortSignal belong together.
 * MessageChannel stays out: with it React's scheduler keeps the process alive after the last test.
 */
export default class WebEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup()
    Object.assign(this.global, {
      fetch,
      Request,
      Response,
      Headers,
      AbortController,
      AbortSignal,
      TextEncoder,
      TextDecoder,
      ReadableStream,
      WritableStream,
      TransformStream,
      Uint8Array,
      ArrayBuffer,
      structuredClone,
    })
  }
}
