import { advertisingTexts } from './advertising.texts.ts'

/** Request to the advertising system for one slot. */
export interface AdRequest {
  ownerId: number
  /** Id of the banner's container element. */
  containerId: string
  params: Record<string, string>
  /** Called when there is nothing to show. */
  onStub: () => void
  onError: (error: unknown) => void
}

declare global {
  interface Window {
    /** Callbacks that the script runs once it is loaded. */
    yaContextCb?: (() => void)[]
    Ya?: { adfoxCode?: { create(request: AdRequest): void } }
  }
}

/** Load timeout of the script. */
const PATIENCE_MS = 10_000

let loading: Promise<void> | undefined

/**
 * Loads the script of the advertising system once per document; after a failure the next call retries.
 * Rejects with «Ошибка загрузки adfox!».
 */
export function loadAdScript(address: string): Promise<void> {
  window.yaContextCb ??= []
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      loading = undefined
      script.remove()
      reject(new Error(advertisingTexts.scriptFailed))
    }
    const timer = setTimeout(fail, PATIENCE_MS)
    script.onload = () => {
      clearTimeout(timer)
      resolve()
    }
    script.onerror = () => {
      clearTimeout(timer)
      fail()
    }
    script.async = true
    script.src = address
    document.head.append(script)
  })
  return loading
}
