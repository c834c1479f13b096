import { APP_LINK } from './appLink.ts'
import { appBarTexts } from './appBar.texts.ts'

/** Content of the app bar. Rendered on the server only; its styles are in `appBarClass`. */
export function AppBarContent() {
  return (
    <>
      <button type="button" aria-label={appBarTexts.close}>
        ×
      </button>
      <p>{appBarTexts.offer}</p>
      <a href={APP_LINK}>{appBarTexts.open}</a>
    </>
  )
}
