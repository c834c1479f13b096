import { APP_LINK } from './appLink.ts'
import { appBarTexts } from './appBar.texts.ts'

/** What stands in the bar that offers the app. Rendered on the server alone; its look comes with its place. */
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
