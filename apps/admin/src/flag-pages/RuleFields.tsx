import { USER_KIND_NAMES } from '@verstak/contracts/staffWords.texts'
import { css } from '@linaria/core'
import type { FlagRule } from '@verstak/flags/flagRow'
import { Button } from '@verstak/ui-kit/Button'
import { Checkbox } from '@verstak/ui-kit/Checkbox'
import { TextField } from '@verstak/ui-kit/TextField'
import { color, fontSize, lineHeight, radius, space } from '@verstak/ui-kit/tokens'
import type { EditForm } from '../edit/useEdit.ts'
import { flagTexts as texts } from './flags.texts.ts'

type Kind = keyof typeof USER_KIND_NAMES

/** Rules of a flag: the share of each value, and whom they are for. Layouts and regions of a rule stay as they are. */
export function RuleFields({ form, variants }: { form: EditForm; variants: readonly string[] }) {
  const rules = form.values.rules as readonly FlagRule[]
  const put = (place: number, rule: FlagRule) =>
    form.set(
      'rules',
      rules.map((one, at) => (at === place ? rule : one)),
    )

  function share(place: number, value: string, text: string) {
    const rule = rules[place]!
    const { [value]: _, ...others } = rule.split
    const percent = Number(text.replace(',', '.'))
    put(place, { ...rule, split: text.trim() === '' ? others : { ...others, [value]: percent } })
  }

  function aim(place: number, kind: Kind, isIn: boolean) {
    const rule = rules[place]!
    const { users = [], ...target } = rule.target
    const next = isIn ? [...users, kind] : users.filter((one) => one !== kind)
    put(place, { ...rule, target: next.length > 0 ? { ...target, users: next } : target })
  }

  return (
    <>
      <p className={quiet}>{texts.rulesNote}</p>
      {form.errors.rules && (
        <p className={bad} role="alert">
          {form.errors.rules}
        </p>
      )}
      {rules.map((rule, place) => (
        <fieldset key={place} className={box}>
          <legend>{texts.rule(place + 1)}</legend>
          <div className={row}>
            {variants.map((value) => (
              <TextField
                key={value}
                label={texts.share(value)}
                inputMode="decimal"
                aria-invalid={form.errors.rules ? true : undefined}
                value={String(rule.split[value] ?? '')}
                onChange={({ target }) => share(place, value, target.value)}
              />
            ))}
          </div>
          <div className={row} role="group" aria-label={texts.users}>
            {(Object.keys(USER_KIND_NAMES) as Kind[]).map((kind) => (
              <Checkbox
                key={kind}
                label={USER_KIND_NAMES[kind]}
                checked={rule.target.users?.includes(kind) ?? false}
                onChange={({ target }) => aim(place, kind, target.checked)}
              />
            ))}
          </div>
          <Button
            variant="ghost"
            size="s"
            onClick={() =>
              form.set(
                'rules',
                rules.filter((_, at) => at !== place),
              )
            }
          >
            {texts.removeRule(place + 1)}
          </Button>
        </fieldset>
      ))}
      <div>
        <Button
          variant="secondary"
          size="s"
          onClick={() => form.set('rules', [...rules, { target: {}, split: { [variants.at(-1) ?? 'on']: 100 } }])}
        >
          {texts.addRule}
        </Button>
      </div>
    </>
  )
}

const quiet = css`
  color: ${color.textMuted};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

const bad = css`
  color: ${color.stateDanger};
  font-size: ${fontSize.s13};
  line-height: ${lineHeight.s13};
`

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s4} ${space.s16};
`

const box = css`
  display: grid;
  justify-items: start;
  gap: ${space.s8};
  padding: ${space.s12};
  border: 1px solid ${color.lineHair};
  border-radius: ${radius.control};
`
