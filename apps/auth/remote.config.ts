import type { RemoteConfig } from '@verstak/contracts/remoteConfig'

export const remote: RemoteConfig = {
  name: 'auth',
  routes: ['/login/'],
  widgets: {
    SignInDoor: './src/door/SignInDoor.tsx',
    PasskeyOffer: './src/passkeys/PasskeyOffer.tsx',
    PasskeyList: './src/passkeys/PasskeyList.tsx',
    CaptchaCheck: './src/captcha/CaptchaCheck.tsx',
  },
  smoke: ['/login/'],
  budget: { js: 25_000, css: 10_000 },
}
