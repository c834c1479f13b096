declare global {
  interface Navigator {
    /** Global Privacy Control; absent in browsers without support. */
    globalPrivacyControl?: boolean
  }
}

/** True when the visitor's browser asks for privacy (GPC, DNT): do not send data about the visitor anywhere. */
export const wantsPrivacy = (): boolean => navigator.globalPrivacyControl === true || navigator.doNotTrack === '1'
