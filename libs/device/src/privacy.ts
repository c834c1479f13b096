declare global {
  interface Navigator {
    /** Global Privacy Control; absent where a browser does not know it. */
    globalPrivacyControl?: boolean
  }
}

/** True when the visitor's browser asks that nobody is told what he does (GPC, DNT): it stays on his device. */
export const wantsPrivacy = (): boolean => navigator.globalPrivacyControl === true || navigator.doNotTrack === '1'
