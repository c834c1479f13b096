/**
 * Why there is no map: `settings` (none, or for an unknown provider), `key` (the provider needs a key or token that is not set),
 * `load` (script, code or style did not come), `timeout` (they did not come in time), `webgl` (the browser can't draw).
 */
export type MapFault = 'settings' | 'key' | 'load' | 'timeout' | 'webgl'

/** A map that can't be shown; the list beside it stays usable. */
export class MapError extends Error {
  readonly fault: MapFault

  constructor(fault: MapFault, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'MapError'
    this.fault = fault
  }
}
