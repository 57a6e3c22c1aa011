import { useText } from '@tradefloor/ui'
import { Languages } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SearchChoice } from '../../shared/addresses/search-choice.ts'
import { changed } from './active-filters.ts'
import type { Found, FoundExhibitor, FoundProduct } from './found.ts'
import { wordReadings } from './readings.ts'
import { searchTexts } from './texts.ts'

interface ReadingLineProps {
  reply: Pick<
    Found<FoundExhibitor | FoundProduct>,
    'list' | 'readings' | 'word' | 'corrected' | 'did_you_mean' | 'count'
  >
  choice: SearchChoice
  onChoice: (choice: SearchChoice) => void
}

const link =
  'inline-flex min-h-6 items-center text-harbour hover:underline pointer-coarse:min-h-11 wrap-anywhere text-left'

/** How the words were understood, and the way to what was typed. */
export function ReadingLine({ reply, choice, onChoice }: ReadingLineProps) {
  const t = useText(searchTexts)
  const { corrected, word } = reply
  const search = (changes: { word?: string; literal?: 1 | undefined }) => onChoice(changed(choice, changes))
  if (!word) return null
  const way = (text: string, changes: { word?: string; literal?: 1 | undefined }) => (
    <button type="button" onClick={() => search(changes)} className={link}>
      {text}
    </button>
  )
  if (choice.literal)
    return <Line words={t('literal', { word })} way={way(t('allReadings'), { literal: undefined })} />
  if (corrected !== undefined)
    return (
      <Line
        words={
          <>
            {t('corrected', { word })} <b className="text-ink">{corrected}</b>
          </>
        }
        way={way(t('insteadTyped', { word }), { literal: 1 })}
      />
    )
  const readings = wordReadings(reply)
  if (readings.length === 0) return null
  return (
    <Line
      words={readings.map(({ how, typed, shown }, index) => (
        <span key={`${how} ${typed}`}>
          {index > 0 && ' · '}
          {how === 'alsoSearched' ? t(how) : t(how, { typed })}{' '}
          <b className="text-ink">{shown.join(t('comma'))}</b>
        </span>
      ))}
      way={way(t('onlyTyped', { word }), { literal: 1 })}
    />
  )
}

const Line = ({ words, way }: { words: ReactNode; way: ReactNode }) => (
  <div className="flex items-start gap-2 text-13 text-ink-2">
    <Languages
      size={16}
      strokeWidth={1.75}
      aria-hidden
      className="mt-1 shrink-0 text-harbour pointer-coarse:mt-3.5"
    />
    <p className="flex min-w-0 flex-wrap items-center gap-x-2 pointer-coarse:-my-1 pointer-coarse:py-1">
      <span className="min-w-0 py-0.5 wrap-anywhere">{words}</span>
      {way}
    </p>
  </div>
)
