import type { Facets } from '@tradefloor/contract'
import { Button, classNames, useText } from '@tradefloor/ui'
import { ChevronDown, MapPin } from 'lucide-react'
import { LateSheet } from '../page/late-sheet.tsx'
import { pageTexts } from '../page/texts.ts'
import { useHistoryStep } from '../page/use-history-step.ts'
import { AreaCascade, type DeeperAreas } from './area-cascade.tsx'
import { useChosenArea } from './area-picker.tsx'
import type { ListChoice } from './list-choice.ts'
import { listingTexts } from './texts.ts'

interface AreaSheetProps {
  facet: Facets['area'] | undefined
  deeper: DeeperAreas
  choice: ListChoice
  onChange: (choice: Partial<ListChoice>) => void
  /** What the button says that leads back to the list; nothing when there is none. */
  seeText: string | undefined
}

/** The phone's twin of the area picker: the same columns in a sheet. Each choice is in force at once. */
export function AreaSheet({ facet, deeper, choice, onChange, seeText }: AreaSheetProps) {
  const t = useText(listingTexts)
  const common = useText(pageTexts)
  const { isChosen, text } = useChosenArea(choice)
  const { isOpen, open, close } = useHistoryStep('area')
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={open}
        className={classNames(
          'flex h-11 shrink-0 items-center gap-2 rounded-control border bg-white px-3 text-13 whitespace-nowrap',
          isChosen ? 'border-harbour font-bold text-harbour' : 'border-line-2',
        )}
      >
        <MapPin size={16} strokeWidth={1.75} aria-hidden className="text-ink-3" />
        {text}
        <ChevronDown size={14} strokeWidth={1.75} aria-hidden />
      </button>
      <LateSheet open={isOpen} onClose={close} title={t('area')} closeText={common('close')}>
        <AreaCascade
          facet={facet}
          deeper={deeper}
          choice={choice}
          onChange={onChange}
          onDone={close}
          className="-mx-2 h-[min(52dvh,420px)] [&>ul]:min-w-0 [&>ul]:flex-1"
        />
        <Button look="primary" size={48} onClick={close} className="mt-3 w-full">
          {seeText ?? t('done')}
        </Button>
      </LateSheet>
    </>
  )
}
