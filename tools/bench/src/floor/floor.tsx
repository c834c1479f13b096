import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import { QueryClient, QueryClientProvider, hydrate, useSuspenseQuery } from '@tanstack/react-query'
import { hydrateRoot } from 'react-dom/client'
import { RouterProvider, createBrowserRouter } from 'react-router-dom'

// The minimum of every page of such a store: React, router, query cache, federation runtime.
const client = new QueryClient()
hydrate(client, {})

function Page() {
  return <p>{String(useSuspenseQuery({ queryKey: ['floor'], queryFn: () => loadRemote('remote/page') }).data)}</p>
}

registerPlugins([])
registerRemotes([])
hydrateRoot(
  document,
  <QueryClientProvider client={client}>
    <RouterProvider router={createBrowserRouter([{ path: '*', element: <Page /> }])} />
  </QueryClientProvider>,
)
