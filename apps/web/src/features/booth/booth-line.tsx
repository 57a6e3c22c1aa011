import type { ExhibitorDetail } from '@tradefloor/contract'
import { useText } from '@tradefloor/ui'
import { boothTexts } from './texts.ts'

/** Under a company's name: whether somebody is there, and where its booth is. */
export function BoothLine({ reply, booth_no }: Pick<ExhibitorDetail, 'reply' | 'booth_no'>) {
  const t = useText(boothTexts)
  return (
    <p className="flex items-center gap-2 text-12 leading-[1rem] text-on-glass-2">
      {reply.online && (
        <span className="flex items-center gap-2">
          <span aria-hidden className="size-1.5 rounded-pill bg-leaf-dot" />
          {t('online')}
        </span>
      )}
      {/* The sign between the two also parts them for whoever listens or copies. */}
      {reply.online && booth_no && <span>{'·'}</span>}
      {booth_no && <span>{t('boothNumber', { number: booth_no })}</span>}
    </p>
  )
}
