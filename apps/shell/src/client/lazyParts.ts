/**
 * Heavy parts of the kit that remotes import from the shell (`LAZY_PARTS` of the build). Naming them here gives each
 * its own chunk, which the federation runtime fetches when a remote imports it. The result is never called.
 */
export function nameLazyParts() {
  return [
    () => import('@verstak/ui-kit/FullCombobox'),
    () => import('@verstak/ui-kit/MenuPopup'),
    () => import('@verstak/ui-kit/PopoverPopup'),
  ]
}
