import { css } from '@linaria/core'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '@verstak/api-client/endpointQuery'
import { getCreative } from '@verstak/contracts/creative'
import { useHost } from '@verstak/host'
import { Button } from '@verstak/ui-kit/Button'
import { Spinner } from '@verstak/ui-kit/Spinner'
import { color, fontSize, lineHeight, space, weight } from '@verstak/ui-kit/tokens'
import { useEffect, useState } from 'react'
import { creativeTexts } from './creative.texts.ts'

export interface CreativeInfoProps {
  /** Token of the creative. */
  token: string
}

/** How long the button shows that the token was copied (WIDGET-020). */
const COPIED_MS = 5000

/** Who advertises, with the token to copy. */
export function CreativeInfo({ token }: CreativeInfoProps) {
  const { call } = useHost()
  const { data, isError } = useQuery(endpointQuery(call, getCreative, { query: { token } }))
  /** Number of the last copy; 0 while the button shows none. */
  const [copy, setCopy] = useState(0)

  useEffect(() => {
    const timer = setTimeout(() => setCopy(0), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copy])

  async function copyToken() {
    try {
      await navigator.clipboard.writeText(token)
      setCopy(copy + 1)
    } catch {
      // The token can be selected and copied by hand.
    }
  }

  return (
    <div className={box}>
      {!data && !isError && <Spinner label={creativeTexts.loading} />}
      {isError && <p>{creativeTexts.unknown}</p>}
      {data && (
        <p>
          <span className={name}>{withQuotes(data.organizationName)}</span>
          {creativeTexts.inn(data.organizationINN)}
        </p>
      )}
      <p className={quiet}>{token}</p>
      <Button variant="secondary" onClick={() => void copyToken()}>
        {copy > 0 ? creativeTexts.copied : creativeTexts.copy}
      </Button>
    </div>
  )
}

const QUOTES: Record<string, string> = {
  quot: '"',
  '#34': '"',
  laquo: '«',
  raquo: '»',
  '#39': "'",
  apos: "'",
  amp: '&',
}

/** Replaces HTML entities of quotes by characters (CALL-027). */
const withQuotes = (text: string) =>
  text.replace(/&(quot|laquo|raquo|apos|amp|#34|#39);/g, (_, key: string) => QUOTES[key]!)

const box = css`
  display: grid;
  justify-items: start;
  gap: ${space.s12};
`

const name = css`
  display: block;
  font-size: ${fontSize.s16};
  font-weight: ${weight.semibold};
  line-height: ${lineHeight.s16};
`

const quiet = css`
  overflow-wrap: anywhere;
  color: ${color.textMuted};
`
