import { type Figures, figurePeriods } from '@tradefloor/contract'
import { inLanguage, Segment, useLanguage, useText } from '@tradefloor/ui'
import { ExportButton } from '../../shared/export-button.tsx'
import { dayAndHour } from '../../shared/fair-times.ts'
import { useExportFigures } from './queries.ts'
import { figureTexts } from './texts.ts'
import type { FigureChoice } from './use-figure-choice.ts'

interface FiguresHeadProps {
  figures: Figures | undefined
  choice: FigureChoice
  put: (key: 'period' | 'exhibition' | 'compare', value: string) => void
}

/** Of when and where the figures are, what they are compared with, and the way to take them along. */
export function FiguresHead({ figures, choice, put }: FiguresHeadProps) {
  const t = useText(figureTexts)
  const { language } = useLanguage()
  const exporting = useExportFigures(choice.query)
  const period = figures?.period ?? choice.query.period ?? 'opening'
  const periods = figurePeriods.filter((each) => each !== 'opening' || figures?.opened_at !== null)
  return (
    <header className="surface flex min-h-16 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-(--gutter) py-2 lg:px-6">
      <h1 className="text-20 font-bold">{t('title')}</h1>
      <Segment
        look="sand"
        label={t('period')}
        value={period}
        onChange={(value) => put('period', value)}
        options={periods.map((value) => ({ value, text: t(value), label: t(value) }))}
      />
      <p role="status" className="text-12 text-ink-3 tabular-nums">
        {figures &&
          t('span', { from: dayAndHour(figures.from, language), to: dayAndHour(figures.to, language) })}
      </p>
      <div className="ml-auto flex flex-wrap items-center gap-x-4 gap-y-2">
        {figures && figures.exhibitions.length > 1 && (
          <select
            aria-label={t('exhibition')}
            value={figures.exhibition_id ?? ''}
            onChange={({ target }) => put('exhibition', target.value)}
            className="h-9 max-w-full rounded-control border border-line-2 bg-white px-2 text-13 hover:border-harbour sm:max-w-60 pointer-coarse:h-11"
          >
            <option value="">{t('allExhibitions')}</option>
            {figures.exhibitions.map(({ id, name }) => (
              <option key={id} value={id}>
                {inLanguage({ zh: name.cn, en: name.en }, language).text}
              </option>
            ))}
          </select>
        )}
        <CompareSwitch
          isOn={choice.compares}
          onChange={(isOn) => put('compare', isOn ? '' : '0')}
          text={t('compare')}
        />
        <ExportButton
          text={t('export')}
          done={t('exported')}
          disabled={!figures || figures.exhibitions.length === 0}
          exporting={exporting}
        />
      </div>
    </header>
  )
}

interface CompareSwitchProps {
  isOn: boolean
  onChange: (isOn: boolean) => void
  text: string
}

const CompareSwitch = ({ isOn, onChange, text }: CompareSwitchProps) => (
  <label className="flex cursor-pointer items-center gap-2 text-13 text-ink-2 pointer-coarse:min-h-11">
    <input
      type="checkbox"
      role="switch"
      aria-checked={isOn}
      checked={isOn}
      onChange={({ target }) => onChange(target.checked)}
      className="relative h-5 w-9 shrink-0 cursor-pointer appearance-none rounded-pill bg-ink-3 transition-colors duration-(--dur-control) before:absolute before:top-0.5 before:left-0.5 before:size-4 before:rounded-pill before:bg-white before:transition-transform checked:bg-harbour checked:before:translate-x-4"
    />
    {text}
  </label>
)
