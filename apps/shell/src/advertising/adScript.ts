import { advertisingTexts } from './advertising.texts.ts'

/** What is asked of the advertising system for one place. */
export interface AdRequest {
  ownerId: number
  /** Id of the element that the banner goes into. */
  containerId: string
  params: Record<string, string>
  /** There is nothing to show. */
  onStub: () => void
  onError: (error: unknown) => void
}

declare global {
  interface Window {
    /** Called by the script once it is there. */
    yaContextCb?: (() => void)[]
    Ya?: { adfoxCode?: { create(request: AdRequest): void } }
  }
}

/** A script that takes longer than this counts as failed. */
const PATIENCE_MS = 10_000

let loading: Promise<void> | undefined

/**
 * Brings the script of the advertising system, once for a document; what failed is tried anew when it is asked for again.
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
