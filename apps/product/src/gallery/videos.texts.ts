const NO_BREAK_SPACE = '\u00A0'
const SECONDS_IN_MINUTE = 60

export const videoTexts = {
  label: 'Видео',
  /** `Как сменить диск · 1:42`; without the duration when it is unknown. */
  length: (seconds: number | null) =>
    seconds === null
      ? ''
      : `${NO_BREAK_SPACE}· ${Math.floor(seconds / SECONDS_IN_MINUTE)}:${String(seconds % SECONDS_IN_MINUTE).padStart(2, '0')}`,
}
