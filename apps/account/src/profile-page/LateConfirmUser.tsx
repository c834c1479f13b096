import { createLatePart } from '../late-part/createLatePart.tsx'

/** `ConfirmUser`, whose code comes with the press that needs it. */
export const LateConfirmUser = createLatePart(() =>
  import(/* webpackChunkName: "confirm-user" */ './ConfirmUser.tsx').then((code) => code.ConfirmUser),
)
