import { PREVIEW_PARAMETER } from '@verstak/contracts/content'
import type { Host } from '@verstak/host'
import { data } from '@verstak/router'
import type { LoaderFunctionArgs } from '@verstak/router'
import * as v from 'valibot'
import { legalDocumentQuery, type LegalInput } from '../legal-text/legalDocumentQuery.ts'

const PreviewKey = v.pipe(v.string(), v.uuid())

/** Brings the document of the address, in the version of `?version=` or of a preview's link; an unknown one is not found. */
export function legalPageLoader({ call, queryClient }: Host) {
  return async ({ request }: LoaderFunctionArgs): Promise<LegalInput> => {
    const input = readAddress(new URL(request.url))
    if (!input) throw data(null, { status: 404 })
    await queryClient.ensureQueryData(legalDocumentQuery(call, input))
    return input
  }
}

/** Both forms of the address lead to the document, with the slash and without. */
function readAddress({ pathname, searchParams }: URL): LegalInput | null {
  const slug = /^\/legal\/([a-z-]+)\/?$/.exec(pathname)?.[1]
  const version = searchParams.get('version')
  const previewKey = searchParams.get(PREVIEW_PARAMETER)
  if (slug === undefined) return null
  if (previewKey !== null) return v.is(PreviewKey, previewKey) ? { slug, previewKey } : null
  if (version === null) return { slug }
  return /^[1-9]\d{0,3}$/.test(version) ? { slug, version: Number(version) } : null
}
