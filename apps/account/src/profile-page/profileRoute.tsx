import type { Host } from '@verstak/host'
// Styles of lazily loaded code.
import './cardStyles.tsx'
import './profileStyles.tsx'

/** The page `/user/profile/`; its code comes with it. */
export const profileRoute = (host: Host) => ({
  id: 'account.profile',
  path: '/user/profile/',
  async lazy() {
    const { ProfilePage } = await import(/* webpackChunkName: "profile-page" */ './ProfilePage.tsx')
    return { Component: ProfilePage }
  },
  async loader() {
    const { profilePageLoader } = await import(/* webpackChunkName: "profile-page" */ './profilePageLoader.ts')
    return profilePageLoader(host)()
  },
})
