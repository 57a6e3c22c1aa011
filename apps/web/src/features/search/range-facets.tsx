import type { Facets } from '@tradefloor/contract'
import { Button, useLanguage, useText } from '@tradefloor/ui'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import type { SearchChoice } from '../../shared/addresses/search-choice.ts'
import { changed } from './active-filters.ts'
import { filterTexts } from './filter-texts.ts'
import { isPartOf, orderChoices } from './order-choices.ts'
import { PriceBars } from './price-bars.tsx'

type More = NonNullable<Facets['more']>

interface RangeProps<Name extends 'price' | 'order'> {
  ranges: More[Name]
  choice: SearchChoice
  onChoice: (choice: SearchChoice) => void
}

const field =
  'h-9 w-full min-w-0 rounded-control border border-line-2 bg-white px-2.5 text-13 hover:border-harbour pointer-coarse:h-11 pointer-coarse:text-16'

/** An amount that was typed, or none. */
function amountIn(text: string): number | undefined {
  const plain = text.normalize('NFKC').replace(/[,\s]/g, '')
  return plain === '' || !(Number(plain) >= 0) ? undefined : Number(plain)
}

const textOf = (amount: number | undefined) => (amount === undefined ? '' : String(amount))

/** Prices in one currency, from and to. Prices in different currencies cannot be compared. */
export function PriceFacet({ ranges, choice, onChoice }: RangeProps<'price'>) {
  const t = useText(filterTexts)
  const [chosen, setChosen] = useState(choice.currency)
  const range = ranges.find(({ unit }) => unit === chosen) ?? ranges[0]
  const currency = range?.unit ?? choice.currency
  if (currency === undefined) return null
  const inForce = currency === (choice.currency ?? currency) ? choice : undefined
  return (
    <RangeForm
      bars={range && <PriceBars buckets={range.buckets} from={inForce?.price_from} to={inForce?.price_to} />}
      key={`${choice.currency} ${choice.price_from} ${choice.price_to}`}
      legend={t('priceIn', { currency })}
      isOtherUnit={choice.currency !== undefined && choice.currency !== currency}
      fields={[
        { label: t('lowest'), value: choice.price_from, hint: range?.low },
        { label: t('highest'), value: choice.price_to, hint: range?.high },
      ]}
      unit={
        ranges.length > 1 && (
          <UnitSelect
            label={t('currency')}
            value={currency}
            options={ranges.map(({ unit, count }) => ({ value: unit, text: `${unit} (${count})` }))}
            onChange={setChosen}
          />
        )
      }
      onAmounts={([price_from, price_to]) =>
        onChoice(
          changed(choice, {
            price_from,
            price_to,
            currency: price_from === undefined && price_to === undefined ? undefined : currency,
          }),
        )
      }
    />
  )
}

/** The smallest order one must place: at most so many of a unit. */
export function OrderFacet({ ranges, choice, onChoice }: RangeProps<'order'>) {
  const t = useText(filterTexts)
  const { language } = useLanguage()
  const [chosen, setChosen] = useState(choice.order_unit)
  const choices = orderChoices(ranges, language)
  const range = choices.find(({ unit }) => isPartOf(chosen, unit)) ?? choices[0]
  const unit = range?.unit ?? choice.order_unit
  if (unit === undefined) return null
  return (
    <RangeForm
      key={`${choice.order_unit} ${choice.order_to}`}
      legend={t('order')}
      isOtherUnit={choice.order_unit !== undefined && !isPartOf(choice.order_unit, unit)}
      fields={[{ label: t('orderMost'), value: choice.order_to, hint: range?.high }]}
      unit={
        <UnitSelect
          label={t('orderUnit')}
          value={unit}
          options={choices.map(({ name, ...each }) => ({
            value: each.unit,
            text: `${name} (${each.count})`,
          }))}
          onChange={setChosen}
        />
      }
      onAmounts={([order_to]) =>
        onChoice(changed(choice, { order_to, order_unit: order_to === undefined ? undefined : unit }))
      }
    />
  )
}

interface RangeFormProps {
  legend: string
  fields: readonly { label: string; value: number | undefined; hint: number | undefined }[]
  unit: ReactNode
  /** Above the fields. */
  bars?: ReactNode
  /** Another unit is chosen than the one in force. */
  isOtherUnit: boolean
  onAmounts: (amounts: (number | undefined)[]) => void
}

/** Amounts to fill in. They are in force with Enter or the button, not with each figure. */
function RangeForm({ legend, fields, unit, bars, isOtherUnit, onAmounts }: RangeFormProps) {
  const t = useText(filterTexts)
  const [typed, setTyped] = useState(() => fields.map(({ value }) => textOf(value)))
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onAmounts(typed.map(amountIn))
  }
  const isChanged = isOtherUnit || fields.some(({ value }, index) => amountIn(typed[index] ?? '') !== value)
  return (
    <form onSubmit={submit} noValidate className="border-t border-line pt-3">
      <fieldset className="min-w-0">
        <legend className="float-left w-full pb-1.5 text-14 font-bold">{legend}</legend>
        <div className="clear-both">{bars}</div>
        <div className="flex flex-wrap items-center gap-2">
          {fields.map(({ label, hint }, index) => (
            <span key={label} className="min-w-20 flex-1">
              <label htmlFor={`${id}${index}`} className="sr-only">
                {`${legend} ${label}`}
              </label>
              <input
                id={`${id}${index}`}
                inputMode="decimal"
                autoComplete="off"
                value={typed[index] ?? ''}
                placeholder={hint === undefined ? label : hint.toLocaleString('en')}
                title={label}
                onChange={({ target }) =>
                  setTyped(typed.map((each, at) => (at === index ? target.value : each)))
                }
                className={field}
              />
            </span>
          ))}
          {unit}
          {isChanged && (
            <Button type="submit" size={32} look="soft">
              {t('apply')}
            </Button>
          )}
        </div>
      </fieldset>
    </form>
  )
}

interface UnitSelectProps {
  label: string
  value: string
  options: readonly { value: string; text: string }[]
  onChange: (value: string) => void
}

const UnitSelect = ({ label, value, options, onChange }: UnitSelectProps) => (
  <select
    aria-label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    className={`${field} w-auto! max-w-full cursor-pointer`}
  >
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.text}
      </option>
    ))}
  </select>
)
