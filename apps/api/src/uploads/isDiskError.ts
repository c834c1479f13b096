/** A disk that is full, broken or closed, unlike a sender who went away. */
export const isDiskError = (error: unknown): boolean =>
  /^(ENOSPC|EDQUOT|EIO|EROFS|EACCES|EPERM|EMFILE)$/.test(String((error as { code?: unknown }).code))
