import { readApiError } from '@verstak/api-client/readApiError'
import { mayOpen, staffPageOf } from '@verstak/contracts/staffPolicy'
import type { Host } from '@verstak/host'
import { data, useLoaderData, type LoaderFunctionArgs, type RouteObject } from '@verstak/router'
import type { ComponentType } from 'react'
import { AdminFrame } from './AdminFrame.tsx'
import { DeniedPage } from './DeniedPage.tsx'
import { SessionEnded } from './SessionEnded.tsx'
import { staffQuery } from './staffQuery.ts'

export interface AdminRouteInput {
  /** `admin.orders`. */
  id: string
  /** Path as the router reads it: `/admin/product/:id/`. */
  path: string
  Page: ComponentType
  /** Brings what the page shows; its result is the page's `useLoaderData`. */
  load?: (args: LoaderFunctionArgs) => unknown
}

/** What stands for the page's data where it is not shown: the role is not enough, or the staff's session has ended. */
interface Denied {
  denied: 'role' | 'session'
}

/**
 * A page of the back office. Who is none of the staff does not come here: to him the shell answers 404. A role without the
 * section gets 403 with words, and a session that has just ended a way to sign in. The API checks every call by itself.
 */
export function adminRoute(host: Host, { id, path, Page, load }: AdminRouteInput): RouteObject {
  const { call, queryClient } = host
  const page = pageOf(path)
  return {
    id,
    path,
    element: <Shown page={page} Page={Page} />,
    async loader(args: LoaderFunctionArgs) {
      const member = await queryClient.ensureQueryData(staffQuery(call)).catch((error: unknown) => {
        if (readApiError(error)?.code === 'not-found') return null
        throw error
      })
      if (!member) return { denied: 'session' } satisfies Denied
      if (!mayOpen(member.role, page)) return data<Denied>({ denied: 'role' }, { status: 403 })
      try {
        return (await load?.(args)) ?? null
      } catch (error) {
        const code = readApiError(error)?.code
        if (code === 'forbidden') return data<Denied>({ denied: 'role' }, { status: 403 })
        if (code === 'not-found' || code === 'invalid-input') throw data(null, { status: 404 })
        throw error
      }
    },
  }
}

export interface LateAdminRouteInput extends Pick<AdminRouteInput, 'id' | 'path'> {
  /** Loads the page's code. */
  bring: () => Promise<Pick<AdminRouteInput, 'Page' | 'load'>>
}

/** A page of the back office whose code comes with it: most of the staff's visits do without. */
export function lateAdminRoute(host: Host, { id, path, bring }: LateAdminRouteInput): RouteObject {
  const load = async (args: LoaderFunctionArgs) => (await bring()).load?.(args)
  const { element: _, ...route } = adminRoute(host, { id, path, Page: DeniedPage, load })
  return {
    ...route,
    async lazy() {
      const { Page } = await bring()
      return { element: <Shown page={pageOf(path)} Page={Page} /> }
    },
  }
}

const pageOf = (path: string) => path.replace(/:.*$/, '')

function Shown({ page, Page }: Pick<AdminRouteInput, 'Page'> & { page: string }) {
  const loaded = useLoaderData<Denied | null>()
  if (!loaded?.denied) return <Page />
  if (loaded.denied === 'session') return <SessionEnded />
  return (
    <AdminFrame current={page} title={staffPageOf(page)?.title ?? ''}>
      <DeniedPage />
    </AdminFrame>
  )
}
