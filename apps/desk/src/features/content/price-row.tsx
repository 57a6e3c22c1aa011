import { defaultCurrency, type PriceUnit, priceUnits } from '@tradefloor/contract'
import { priceText, unitNames } from '@tradefloor/rules'
import { useLanguage, useText } from '@tradefloor/ui'
import { Eye } from 'lucide-react'
import { ChoiceCell } from './choice-cell.tsx'
import { type Editing, fieldIn, useEditing, valueIn } from './editor-context.tsx'
import { Row } from './field-row.tsx'
import { cellId, priceParts } from './record-fields.ts'
import { contentTexts } from './texts.ts'

/** What most exhibitors here quote in; another currency of a price stays and is shown. */
const usualCurrencies = ['CNY', 'USD', 'EUR', 'GBP', 'JPY', 'HKD', 'KRW', 'AUD', 'RUB', 'AED']

const part =
  'h-9 min-w-0 bg-transparent px-2 text-14 text-ink outline-none pointer-coarse:h-11 pointer-coarse:text-16'

/** Currency, from, to and unit, joined as one; below it what visitors will read in both languages. */
export function PriceRow() {
  const t = useText(contentTexts)
  const { language } = useLanguage()
  const { state } = useEditing()
  const problems = priceParts.flatMap((field) => fieldIn(state, field).problem ?? [])
  const read = pricesRead(state)
  const currencies = usualCurrencies.map((code) => ({
    value: code === defaultCurrency ? '' : code,
    text: code,
  }))
  const units = [
    { value: '', text: t('perNothing') },
    ...priceUnits.map((unit) => ({ value: unit, text: `/ ${unitNames[unit][language]}` })),
  ]
  return (
    <Row label={t('price')} htmlFor={cellId('price_low')}>
      <div className="lg:col-span-2">
        <div
          className={
            problems.length > 0
              ? 'flex max-w-120 flex-wrap items-center divide-x divide-line-2 rounded-control border border-coral-fill bg-white focus-within:outline-2 focus-within:outline-harbour'
              : 'flex max-w-120 flex-wrap items-center divide-x divide-line-2 rounded-control border border-line-2 bg-white focus-within:outline-2 focus-within:outline-harbour hover:border-harbour'
          }
        >
          <ChoiceCell field="price_currency" label={t('price_currency')} choices={currencies} look={part} />
          <Figure field="price_low" label={t('price_low')} />
          <Figure field="price_high" label={t('price_high')} />
          <ChoiceCell
            field="price_unit"
            label={t('price_unit')}
            choices={units}
            look={part}
            className="min-w-24 flex-1"
          />
        </div>
        <div aria-live="polite" className="mt-1 text-12">
          {problems.length > 0 ? (
            <p className="text-coral-ink">{problems[0]}</p>
          ) : (
            <p className="flex items-start gap-1 text-ink-3">
              <Eye size={14} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
              {read ? t('priceRead', read) : t('priceNone')}
            </p>
          )}
        </div>
      </div>
    </Row>
  )
}

function Figure({ field, label }: { field: string; label: string }) {
  const { editor, state, focus } = useEditing()
  const { value, problem } = fieldIn(state, field)
  return (
    <input
      id={cellId(field)}
      aria-label={label}
      aria-invalid={problem ? true : undefined}
      value={value}
      inputMode="decimal"
      autoComplete="off"
      placeholder={label}
      onChange={({ target }) => editor.set(field, target.value)}
      onFocus={() => {
        editor.focus(field)
        focus(field)
      }}
      onBlur={() => editor.blur()}
      className={`${part} w-24 flex-1 tabular-nums placeholder:text-ink-3`}
    />
  )
}

/** The price as visitors will read it; none while nothing is filled in that is a number. */
export function pricesRead(state: Editing['state']) {
  const figure = (field: string) => {
    const text = valueIn(state, field).replaceAll(',', '')
    return text === '' || !Number.isFinite(Number(text)) ? null : Number(text)
  }
  const unit = valueIn(state, 'price_unit')
  const price = {
    price_low: figure('price_low'),
    price_high: figure('price_high'),
    price_unit: unit in unitNames ? (unit as PriceUnit) : null,
    price_currency: valueIn(state, 'price_currency') || defaultCurrency,
  }
  const [zh, en] = [priceText(price, 'zh'), priceText(price, 'en')]
  return zh && en ? { zh, en } : undefined
}
