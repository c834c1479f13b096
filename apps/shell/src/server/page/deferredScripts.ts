import type { PageFile } from '@verstak/host'
import { toInlineScript } from '../../document/boot.ts'

/** Scripts of one page, which start after the first paint: until then fonts and the first picture get the bandwidth. */
export interface DeferredScripts {
  /** Preloads a script of the page's modules into the browser's cache. */
  preload(script: PageFile): void
  /** Script element with the scripts added since the last call, or ''. */
  take(): string
}

export function createDeferredScripts(nonce: string): DeferredScripts {
  const known = new Set<string>()
  const fresh: [address: string, integrity?: string][] = []
  return {
    preload: ({ href, integrity }) => {
      // Not for a development server: its scripts have another origin, and a preload would fetch them twice.
      if (known.has(href) || !href.startsWith('/')) return
      known.add(href)
      fresh.push(integrity ? [href, integrity] : [href])
    },
    take: () => {
      const scripts = fresh.splice(0)
      if (scripts.length === 0) return ''
      return `<script nonce="${nonce}">(self.verstakScripts=self.verstakScripts||[]).push(${scripts.map(toInlineScript).join()})</script>`
    },
  }
}

/** How long scripts wait for the first picture after the first paint. */
const PICTURE_DEADLINE_MS = 600
/** Scripts start after this time at the latest, because a stylesheet may hang. */
const START_DEADLINE_MS = 3000

/**
 * Inline script that runs `scripts` after the first paint and the first picture. Preload links need the same
 * `integrity` as the script elements, and no `crossorigin` either; otherwise files are fetched twice.
 */
export function startScripts(scripts: readonly string[], nonce: string): string {
  return `(function(scripts,nonce){
var isStarted
function preload(script){var link=document.createElement('link');link.rel='preload';link.as='script';link.nonce=nonce;link.integrity=script[1]||'';link.href=script[0];document.head.appendChild(link)}
function start(){
if(isStarted)return
isStarted=true
var early=self.verstakScripts||[]
self.verstakScripts={push:function(){[].forEach.call(arguments,preload)}}
function each(list,fetch){list.forEach(function(item){setTimeout(fetch,0,item)})}
each(scripts,function(address){var script=document.createElement('script');script.async=true;script.src=address;document.head.appendChild(script)})
each(early,preload)
}
function afterPaint(then){requestAnimationFrame(function(){setTimeout(then)})}
if(document.visibilityState==='hidden')return start()
setTimeout(start,${START_DEADLINE_MS})
afterPaint(function(){
var picture=document.querySelector('img[fetchpriority=high]'),then=afterPaint.bind(null,start)
if(!picture||picture.complete)return then()
setTimeout(start,${PICTURE_DEADLINE_MS})
picture.addEventListener('load',then)
picture.addEventListener('error',then)
})
})(${toInlineScript(scripts)},${toInlineScript(nonce)})`
}
