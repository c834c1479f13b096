/**
 * Heavy parts of the kit that remotes ask the shell for (`LAZY_PARTS` of the build): named here, they get chunks of
 * their own. Nobody calls these; the federation runtime does when a remote imports one.
 */
export const lazyParts = [() => import('@verstak/ui-kit/MenuPopup'), () => import('@verstak/ui-kit/PopoverPopup')]
