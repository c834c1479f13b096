import { card, cardBody, cardTitle } from '../order-page/cardStyles.tsx'
import type { FormKind } from './blockFields.data.ts'
import { BlockList } from './BlockList.tsx'
import type { DocumentBlock } from './DocumentBlock.ts'
import { documentPageTexts as texts } from './documentPage.texts.ts'
import type { DocumentForm } from './useDocumentEdit.ts'

export interface TextCardProps {
  form: DocumentForm
  /** Kinds of blocks with forms that the document may have. */
  kinds: readonly FormKind[]
}

/** The text of a document in blocks, with what the API said of it as a whole. */
export function TextCard({ form, kinds }: TextCardProps) {
  return (
    <section className={card} aria-labelledby="document-text">
      <h2 className={cardTitle} id="document-text">
        {texts.text}
      </h2>
      <div className={cardBody}>
        <BlockList
          blocks={form.values.blocks as DocumentBlock[]}
          kinds={kinds}
          isChecked={form.isChecked}
          onChange={(blocks) => form.set('blocks', blocks)}
        />
        {form.errors.blocks && <p role="alert">{form.errors.blocks}</p>}
      </div>
    </section>
  )
}
