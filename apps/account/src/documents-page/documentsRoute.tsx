import type { Host } from '@verstak/host'
import type { LoaderFunctionArgs } from '@verstak/router'
// Styles of lazily loaded code.
import '../own-page/ownPageStyles.tsx'
import './documentsStyles.tsx'

/** The page of documents; its code comes with it. */
export const documentsRoute = (host: Host) => ({
  id: 'account.documents',
  path: '/user/documents/',
  async lazy() {
    const { DocumentsPage } = await import(/* webpackChunkName: "documents-page" */ './DocumentsPage.tsx')
    return { Component: DocumentsPage }
  },
  async loader(args: LoaderFunctionArgs) {
    const { documentsPageLoader } = await import(/* webpackChunkName: "documents-page" */ './documentsPageLoader.ts')
    return documentsPageLoader(host)(args)
  },
})
