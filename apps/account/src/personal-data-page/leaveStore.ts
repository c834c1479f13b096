/** Opens the home page anew: nothing of the user may stay in this one. */
export const leaveStore = (): void => window.location.assign('/')
