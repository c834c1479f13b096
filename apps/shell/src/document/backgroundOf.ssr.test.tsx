/** @jest-environment node */
import type { PageType } from '@verstak/contracts/routeTable'
import { TestHost, createTestHost } from '@verstak/remote-kit/TestHost'
import { makeRegion } from '@verstak/testing/factories'
import { createFakeApi } from '@verstak/testing/fakeApi'
import { renderToStaticMarkup } from 'react-dom/server'
import { Document } from './Document.tsx'

const documentOf = (pageType: PageType) =>
  renderToStaticMarkup(
    <TestHost host={createTestHost({ call: createFakeApi().call, region: makeRegion() })}>
      <Document stylesheets={[]} pageType={pageType}>
        {null}
      </Document>
    </TestHost>,
  )

test.each(['Pcabinet', 'Admin'] as const)('a page of the type %s has the grey theme [SHELL-036]', (pageType) => {
  expect(documentOf(pageType)).toMatch(/^<html [^>]*data-background="grey"/)
})

test.each(['Home', 'Category', 'Product', 'Cart', 'NotFound'] as const)(
  'a page of the type %s has paper behind it',
  (pageType) => {
    expect(documentOf(pageType)).not.toContain('data-background')
  },
)
