import type { Meta, StoryObj } from '@storybook/react-webpack5'
import { Heading } from '@verstak/ui-kit/Heading'
import * as tokens from '@verstak/ui-kit/tokens'
import { useLayoutEffect } from 'react'
import { Swatches, TokenTable } from './TokenTable.tsx'

const meta = { title: 'Tokens/All' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const { color, fontSize, lineHeight, weight, space, radius, shadow, motion, layer, breakpoint } = tokens

const beginsWith = (...prefixes: string[]) =>
  Object.entries(color).filter(([name]) => prefixes.some((prefix) => name.startsWith(prefix)))

function Colors() {
  return (
    <>
      <Heading level={1}>Цвета</Heading>
      <Swatches title="Поверхности" colors={beginsWith('surface')} />
      <Swatches title="Текст" colors={beginsWith('text')} />
      <Swatches title="Линии" colors={beginsWith('line')} />
      <Swatches title="Сигнал и действия" colors={beginsWith('signal', 'action')} />
      <Swatches title="Состояния" colors={beginsWith('state', 'rating', 'focus')} />
      <Swatches title="Панель сотрудника" colors={beginsWith('staff')} />
    </>
  )
}

/** Makes the page grey while mounted. */
function OnGrey() {
  useLayoutEffect(() => {
    document.documentElement.dataset['background'] = 'grey'
    return () => {
      delete document.documentElement.dataset['background']
    }
  }, [])
  return <Colors />
}

export const Paper: Story = { render: () => <Colors /> }
export const Grey: Story = { render: () => <OnGrey /> }

export const Type: Story = {
  render: () => (
    <>
      <Heading level={1}>Шрифт</Heading>
      {Object.entries(fontSize).map(([step, size]) => (
        <p key={step} style={{ fontSize: size, lineHeight: lineHeight[step as keyof typeof lineHeight] }}>
          {step}: Дрель-шуруповёрт, 12 490 ₽
        </p>
      ))}
      {Object.entries(weight).map(([name, value]) => (
        <p key={name} style={{ fontSize: fontSize.s20, lineHeight: lineHeight.s20, fontWeight: value }}>
          {name}: Верстак, 1 234 567 890 ₽
        </p>
      ))}
      <Heading level={2}>Цифры одной ширины</Heading>
      {['111 111,11 ₽', '888 888,88 ₽', '904 417,03 ₽'].map((price) => (
        <p key={price} style={{ fontSize: fontSize.s28, lineHeight: lineHeight.s28, fontWeight: weight.bold }}>
          {price}
        </p>
      ))}
    </>
  ),
}

export const Sizes: Story = {
  render: () => (
    <>
      <Heading level={1}>Размеры</Heading>
      <TokenTable title="Отступы" values={space} sample={(value) => <Bar width={value} />} />
      <TokenTable title="Высота" values={tokens.controlHeight} sample={(value) => <Bar width={value} />} />
      <TokenTable title="Страница" values={tokens.dimension} />
      <TokenTable title="Скругления" values={radius} sample={(value) => <Box style={{ borderRadius: value }} />} />
      <TokenTable title="Тени" values={shadow} sample={(value) => <Box style={{ boxShadow: value }} />} />
      <TokenTable title="Движение" values={{ ...motion, ...tokens.ease }} />
      <TokenTable title="Слои" values={layer} />
      <TokenTable
        title="Раскладки"
        values={Object.fromEntries(Object.entries(breakpoint).map(([name, px]) => [name, `от ${px} px`]))}
      />
    </>
  ),
}

const Bar = ({ width }: { width: string }) => (
  <span style={{ display: 'block', width, height: 12, background: color.signal }} />
)

const Box = ({ style }: { style: React.CSSProperties }) => (
  <span
    style={{ display: 'block', width: 64, height: 40, background: color.surfaceCard, border: 'thin solid', ...style }}
  />
)
