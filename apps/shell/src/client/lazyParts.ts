/**
 * Heavy parts of the kit that remotes ask the shell for (`LAZY_PARTS` of the build). Named here, they get chunks of
 * their own, which the federation runtime fetches when a remote imports one; nobody calls what this gives.
 */
export function nameLazyParts() {
  return [
    () => import('@verstak/ui-kit/FullCombobox'),
    () => import('@verstak/ui-kit/MenuPopup'),
    () => import('@verstak/ui-kit/PopoverPopup'),
  ]
}
