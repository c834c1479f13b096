/** Only staff can open pages under this path. */
const STAFF_PATH = '/admin/'

/** True for addresses that must stay hidden from everyone except staff. */
export const isStaffAddress = (pathname: string): boolean => pathname.startsWith(STAFF_PATH)
