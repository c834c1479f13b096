import { css } from '@linaria/core'
import type { ContentBlock } from '@verstak/contracts/content'
import { photoGuidOfPath, photoInText } from '@verstak/contracts/photo'
import { radius } from '@verstak/ui-kit/tokens'
import { LateUploads } from '../uploads/LateUploads.tsx'

type PictureBlock = Extract<ContentBlock, { kind: 'picture' }>

export interface PhotoOfBlockProps {
  block: PictureBlock
  onChange: (changes: Pick<PictureBlock, 'src' | 'width' | 'height'>) => void
}

/** The photo of a picture in a text, and the field that uploads another. */
export function PhotoOfBlock({ block: { src, width, height, alt }, onChange }: PhotoOfBlockProps) {
  return (
    <>
      {photoGuidOfPath(src) !== undefined && (
        <img className={image} src={src} alt={alt} width={width} height={height} loading="lazy" />
      )}
      <LateUploads
        entity={null}
        most={1}
        onReady={([file]) => file && onChange({ src: photoInText(file.guid), width: file.width, height: file.height })}
      />
    </>
  )
}

const image = css`
  width: auto;
  max-width: 100%;
  height: auto;
  max-height: 240px;
  border-radius: ${radius.control};
`
