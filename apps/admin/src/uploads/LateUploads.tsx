import { css } from '@linaria/core'
import { Button } from '@verstak/ui-kit/Button'
import { color, fontSize, lineHeight, radius, space } from '@verstak/ui-kit/tokens'
import { useEffect, useState, type ComponentType } from 'react'
import { shopUploadTexts as texts } from './shopUploads.texts.ts'

export interface LateUploadsProps {
  /** Name of the form on the device, so that an upload is gone on with after a reload: `product 7 pictures`; null: it is not. */
  entity: string | null
  /** PDF files instead of pictures. */
  isOfDocuments?: boolean
  /** Files at once. */
  most: number
  error?: string | undefined
  /** Takes over files that are checked and ready. */
  onReady: (files: readonly ReadyFile[]) => void
}

/** A file that the server has checked. */
export interface ReadyFile {
  guid: string
  /** As it was called on the device. */
  name: string
  /** Of a picture, px. */
  width: number
  height: number
}

/** The field for files; its code comes after the page. */
export function LateUploads(props: LateUploadsProps) {
  const [Field, setField] = useState<ComponentType<LateUploadsProps> | null>(null)
  const [tries, setTries] = useState(0)
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    let isGone = false
    import(/* webpackChunkName: "uploads" */ './ShopUploads.tsx').then(
      ({ ShopUploads }) => {
        if (!isGone) setField(() => ShopUploads)
      },
      () => {
        if (!isGone) setFailed(true)
      },
    )
    return () => {
      isGone = true
    }
  }, [tries])
  if (Field) return <Field {...props} />
  return (
    <div className={place}>
      {isFailed ? texts.unavailable : texts.coming}
      {isFailed && (
        <Button
          size="s"
          variant="secondary"
          onClick={() => {
            setFailed(false)
            setTries(tries + 1)
          }}
        >
          {texts.again}
        </Button>
      )}
    </div>
  )
}

const place = css`
  display: flex;
  align-items: center;
  gap: ${space.s12};
  min-height: 76px;
  padding: ${space.s16} ${space.s20};
  border: 1px dashed ${color.lineControl};
  border-radius: ${radius.card};
  color: ${color.textSecondary};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`
