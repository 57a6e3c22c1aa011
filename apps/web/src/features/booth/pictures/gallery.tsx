import { classNames, IconButton, Picture, useText } from '@tradefloor/ui'
import { ChevronLeft, ChevronRight, Maximize2 } from 'lucide-react'
import { useState } from 'react'
import { pictureTexts } from '../../../shared/pictures/texts.ts'
import { useViewer } from '../../../shared/pictures/use-viewer.tsx'

interface GalleryProps {
  label: string
  pictures: readonly string[]
  name: string
}

const seen = 3

/** The chosen picture large, the others three at a time beside it. The large one opens over the whole window. */
export function Gallery({ label, pictures, name }: GalleryProps) {
  const t = useText(pictureTexts)
  const [chosen, setChosen] = useState(0)
  const [first, setFirst] = useState(0)
  const choose = (index: number) => {
    setChosen(index)
    setFirst(index - (index % seen))
  }
  const { open, viewer } = useViewer(pictures, name, choose)
  const large = pictures[chosen] ?? ''
  const shown = pictures.slice(first, first + seen)
  const several = pictures.length > 1
  return (
    <section aria-label={label}>
      <div
        className={classNames(
          'grid gap-3',
          several && 'grid-cols-[minmax(0,1fr)_116px] [@media(height<860px)]:grid-cols-[minmax(0,1fr)_42px]',
        )}
      >
        <button
          type="button"
          aria-label={t('enlarge', { name })}
          disabled={!large}
          onClick={() => open(chosen)}
          className="group relative cursor-zoom-in! overflow-hidden rounded-card border border-line"
        >
          <Picture
            key={large}
            src={large}
            name={name}
            alt={name}
            sizes="(min-width: 700px) 616px, 100vw"
            eager
            whole
            className={
              several
                ? 'h-full min-h-71 [@media(height<860px)]:min-h-36'
                : 'aspect-2/1 [@media(height<860px)]:aspect-4/1'
            }
          />
          {large && (
            <span
              aria-hidden
              className="glass absolute right-3 bottom-3 grid size-9 place-items-center rounded-pill opacity-80 transition-opacity duration-(--dur-control) group-hover:opacity-100"
            >
              <Maximize2 size={16} strokeWidth={1.75} />
            </span>
          )}
        </button>
        {several && (
          <ul className="grid content-start gap-3 [@media(height<860px)]:gap-2">
            {shown.map((src, index) => {
              const number = first + index
              return (
                <li key={src} className="animate-fade-in">
                  <button
                    type="button"
                    aria-label={t('numbered', { number: number + 1 })}
                    aria-current={number === chosen}
                    onClick={() => setChosen(number)}
                    className={classNames(
                      'block w-full overflow-hidden rounded-card border-2',
                      number === chosen ? 'border-harbour' : 'border-line hover:border-harbour-sky',
                    )}
                  >
                    <Picture src={src} name={name} sizes="200px" className="aspect-square" />
                  </button>
                </li>
              )
            })}
          </ul>
        )}
      </div>
      {pictures.length > seen && (
        <div className="mt-2 flex items-center justify-end gap-2 text-13 text-ink-3">
          <span aria-live="polite">
            {t('range', { first: first + 1, last: first + shown.length, count: pictures.length })}
          </span>
          <IconButton
            label={t('previousThree')}
            icon={<ChevronLeft size={18} strokeWidth={1.75} aria-hidden />}
            disabled={first === 0}
            onClick={() => setFirst(first - seen)}
            className="border border-line-2 disabled:opacity-40"
          />
          <IconButton
            label={t('nextThree')}
            icon={<ChevronRight size={18} strokeWidth={1.75} aria-hidden />}
            disabled={first + seen >= pictures.length}
            onClick={() => setFirst(first + seen)}
            className="border border-line-2 disabled:opacity-40"
          />
        </div>
      )}
      {viewer}
    </section>
  )
}
