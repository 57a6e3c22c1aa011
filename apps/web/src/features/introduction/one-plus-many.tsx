import { useText } from '@tradefloor/ui'
import { introductionTexts } from './texts.ts'

/** The 1+N model: one shared area, and many pavilions. */
export function OnePlusMany() {
  const t = useText(introductionTexts)
  return (
    <div className="grid items-stretch gap-3 sm:grid-cols-[1fr_auto_1fr]">
      <Half figure="1" title={t('one')} text={t('oneText')} colour="bg-harbour text-white" />
      <span aria-hidden className="grid place-items-center text-32 font-bold text-harbour">
        {'+'}
      </span>
      <Half figure="N" title={t('many')} text={t('manyText')} colour="bg-tide-ink text-white" />
    </div>
  )
}

function Half(props: { figure: string; title: string; text: string; colour: string }) {
  return (
    <div className="flex gap-4 rounded-card border border-line bg-white p-5 shadow-card">
      <span
        className={`grid size-14 shrink-0 place-items-center rounded-card text-32 font-bold ${props.colour}`}
      >
        {props.figure}
      </span>
      <div>
        <h3 className="text-16 font-bold">{props.title}</h3>
        <p className="mt-0.5 text-ink-2">{props.text}</p>
      </div>
    </div>
  )
}
