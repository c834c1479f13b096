import type { Adapter, AdapterPayload } from 'oidc-provider'

interface Entry {
  payload: AdapterPayload
  endsAt: number
}

/** What the embedded provider remembers, for as long as its process lives. Expired entries go with the next write. */
export class MemoryAdapter implements Adapter {
  readonly #entries = new Map<string, Entry>()

  upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    for (const [key, { endsAt }] of this.#entries) if (endsAt < Date.now()) this.#entries.delete(key)
    this.#entries.set(id, { payload, endsAt: Date.now() + (expiresIn ?? 3600) * 1000 })
    return Promise.resolve()
  }

  find(id: string): Promise<AdapterPayload | undefined> {
    return Promise.resolve(this.#first((_, key) => key === id))
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return Promise.resolve(this.#first((payload) => payload.uid === uid))
  }

  findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return Promise.resolve(this.#first((payload) => payload.userCode === userCode))
  }

  async consume(id: string): Promise<void> {
    const payload = await this.find(id)
    if (payload) payload.consumed = Math.floor(Date.now() / 1000)
  }

  destroy(id: string): Promise<void> {
    this.#entries.delete(id)
    return Promise.resolve()
  }

  revokeByGrantId(grantId: string): Promise<void> {
    for (const [key, { payload }] of this.#entries) if (payload.grantId === grantId) this.#entries.delete(key)
    return Promise.resolve()
  }

  #first(fits: (payload: AdapterPayload, key: string) => boolean): AdapterPayload | undefined {
    for (const [key, { payload, endsAt }] of this.#entries)
      if (endsAt >= Date.now() && fits(payload, key)) return payload
    return undefined
  }
}
