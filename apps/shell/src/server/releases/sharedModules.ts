import * as reactQuery from '@tanstack/react-query'
import * as host from '@verstak/host'
import * as region from '@verstak/region'
import * as router from '@verstak/router'
import * as jotai from 'jotai'
import * as react from 'react'
import * as reactDom from 'react-dom'
import * as jsxRuntime from 'react/jsx-runtime'

/** The one instance of each shared package; the same list as `SHARED_PACKAGES` of the build. */
export const sharedModules: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@tanstack/react-query': reactQuery,
  jotai,
  '@verstak/router': router,
  '@verstak/host': host,
  '@verstak/region': region,
}
