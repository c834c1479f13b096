import { color, fontSize, lineHeight, radius, space } from '@verstak/ui-kit/tokens'
import { Heading } from '@verstak/ui-kit/Heading'
import { useLayoutEffect, useState, type ReactNode } from 'react'

export interface TokenTableProps {
  title: string
  /** References or plain values by token name. */
  values: Readonly<Record<string, string>>
  /** Renders a sample of a value. */
  sample?: (value: string) => ReactNode
}

/** Tokens of a group with their values and samples. */
export function TokenTable({ title, values, sample }: TokenTableProps) {
  const declared = useDeclared(Object.values(values))
  return (
    <section style={{ marginTop: space.s24 }}>
      <Heading level={2}>{title}</Heading>
      <ul style={{ display: 'grid', gap: space.s8, marginTop: space.s12 }}>
        {Object.entries(values).map(([name, value], at) => (
          <li key={name} style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s16 }}>
            <code style={{ width: 136 }}>{name}</code>
            <span style={{ width: 112, color: color.textMuted }}>{declared[at]}</span>
            {sample?.(value)}
          </li>
        ))}
      </ul>
    </section>
  )
}

export interface SwatchesProps {
  title: string
  /** Names and references. */
  colors: readonly (readonly [name: string, reference: string])[]
}

/** Colours of a group side by side. */
export function Swatches({ title, colors }: SwatchesProps) {
  const declared = useDeclared(colors.map(([, reference]) => reference))
  return (
    <section style={{ marginTop: space.s24 }}>
      <Heading level={2}>{title}</Heading>
      <ul
        style={{
          display: 'grid',
          gap: space.s16,
          gridTemplateColumns: 'repeat(auto-fill, minmax(152px, 1fr))',
          marginTop: space.s12,
        }}
      >
        {colors.map(([name, reference], at) => (
          <li key={name} style={{ fontSize: fontSize.s13, lineHeight: lineHeight.s13 }}>
            <span
              style={{
                display: 'block',
                height: 56,
                marginBottom: space.s4,
                border: `thin solid ${color.lineDefault}`,
                borderRadius: radius.card,
                background: reference,
              }}
            />
            {name}
            <br />
            <span style={{ color: color.textMuted }}>{declared[at]}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Resolves references to their values on the current page; other values stay unchanged. */
function useDeclared(references: readonly string[]): readonly string[] {
  const [values, setValues] = useState<readonly string[]>(references)
  const key = JSON.stringify(references)
  useLayoutEffect(() => {
    const style = getComputedStyle(document.documentElement)
    const valueOf = (reference: string) => {
      const name = /^var\((--[\w-]+)\)$/.exec(reference)?.[1]
      return name ? style.getPropertyValue(name) : reference
    }
    // The parent's effect, which may make the page grey, runs after this one.
    const frame = requestAnimationFrame(() => setValues((JSON.parse(key) as string[]).map(valueOf)))
    return () => cancelAnimationFrame(frame)
  }, [key])
  return values
}
