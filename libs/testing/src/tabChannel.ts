/** Stands in for the channels between tabs, which jsdom has not. @returns what another tab says on all of them, and what ends it */
export function setupTabChannel(): { sayFromOtherTab: () => void; said: string[]; end: () => void } {
  const all = new Set<Channel>()
  const said: string[] = []
  class Channel {
    onmessage?: (event: { data: unknown }) => void
    readonly name: string
    constructor(name: string) {
      this.name = name
      all.add(this)
    }
    postMessage() {
      said.push(this.name)
    }
    close() {
      all.delete(this)
    }
  }
  Object.assign(globalThis, { BroadcastChannel: Channel })
  return {
    sayFromOtherTab: () => all.forEach((one) => one.onmessage?.({ data: 'another tab' })),
    said,
    end: () => void Reflect.deleteProperty(globalThis, 'BroadcastChannel'),
  }
}
