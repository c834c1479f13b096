import { useSuspenseQuery } from '@tanstack/react-query'
import { ApiError } from '@verstak/api-client/ApiError'
import { defineEndpoint } from '@verstak/contracts/endpoint'
import type { CreateRoutes, Host } from '@verstak/host'
import { data, redirect, useLoaderData } from '@verstak/router'
import { Suspense } from 'react'
import * as v from 'valibot'
import type { ServerRemote } from '../server/releases/remotes.ts'

/** API call of the loader of `/things/api-1/`. */
export const getEntity = defineEndpoint({
  method: 'GET',
  path: '/api/things',
  summary: 'A thing.',
  response: v.object({ name: v.string() }),
  errors: [],
  cache: { scope: 'personal' },
})

/** How long the deferred part of `/things/deferred-1/` takes. */
const DEFERRED_MS = 120

/** A remote whose addresses each answer differently: `/things/{what}-1/`. */
export const thingsRemote: ServerRemote = {
  name: 'things',
  version: '1.0.0-abc',
  routes: ['/things/{what}-{thingId}/'],
  entry: { href: '/releases/things/1.0.0-abc/browser/remoteEntry.1.js', integrity: 'sha256-entry' },
  scripts: { './routes': [{ href: '/releases/things/1.0.0-abc/browser/routes.1.js', integrity: 'sha256-routes' }] },
  stylesheets: {
    './routes': [{ href: '/releases/things/1.0.0-abc/browser/routes.1.css', integrity: 'sha256-styles' }],
  },
  page: { createRoutes, widgets: {} },
}

/** The widget of every header. */
export const badgeRemote: ServerRemote = {
  name: 'cart',
  version: '1.0.0-abc',
  routes: [],
  entry: { href: '/releases/cart/1.0.0-abc/browser/remoteEntry.1.js' },
  scripts: { './CartBadge': [] },
  stylesheets: { './CartBadge': [] },
  page: { createRoutes: () => [], widgets: { CartBadge: () => null } },
}

function createRoutes(host: Host): ReturnType<CreateRoutes> {
  return [
    {
      id: 'things.page',
      path: '/things/:thing/',
      loader: ({ params, request }) => answer(host, params['thing']?.split('-')[0] ?? '', request),
      element: <EntityPage />,
    },
  ]
}

async function answer(host: Host, what: string, request: Request): Promise<string> {
  switch (what) {
    case 'missing':
      throw data(null, { status: 404 })
    case 'down':
      throw new ApiError('unavailable', 0)
    case 'moved':
      throw redirect('/things/plain-1/')
    case 'api':
      await host.queryClient.ensureQueryData({
        queryKey: ['thing'],
        queryFn: () => host.call(getEntity, {}, { signal: request.signal }),
      })
  }
  host.queryClient.setQueryData(['critical'], 'данные </script> страницы')
  return what
}

function EntityPage() {
  const what = useLoaderData<string>()
  if (what === 'broken') throw new Error('secret of a broken page')
  return (
    <>
      <title>{what}</title>
      <h1>Вещь {what}</h1>
      {what === 'deferred' && (
        <Suspense fallback={<p>скоро будет</p>}>
          <Deferred />
        </Suspense>
      )}
    </>
  )
}

function Deferred() {
  const { data: text } = useSuspenseQuery({
    queryKey: ['deferred'],
    queryFn: () => new Promise<string>((resolve) => setTimeout(resolve, DEFERRED_MS, 'отложенное')),
    meta: { slot: 'may' },
  })
  return <p>{text} пришло</p>
}
