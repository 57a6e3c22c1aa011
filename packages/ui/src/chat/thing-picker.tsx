import { FileText, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { EmptyState } from '../empty-state.tsx'
import { ErrorRow } from '../error-row.tsx'
import { IconButton } from '../icon-button.tsx'
import { inLanguage } from '../language/in-language.ts'
import { useLanguage, useText } from '../language/language-provider.tsx'
import { Modal } from '../modal.tsx'
import { Picture } from '../picture.tsx'
import { Loading, SkeletonBlock } from '../skeleton.tsx'
import { sendTexts } from './texts.ts'

/** What can go along with words. */
export interface Thing {
  id: number
  name: { zh: string; en: string }
  /** A document has none. */
  image?: string | undefined
}

interface ThingPickerProps {
  title: string
  /** What is said where there is nothing to choose. */
  none: string
  load: () => Promise<readonly Thing[]>
  onChoose: (id: number) => void
  onClose: () => void
}

/** A window with things to choose one of, asked for when it opens. */
export function ThingPicker({ title, none, load, onChoose, onClose }: ThingPickerProps) {
  const t = useText(sendTexts)
  const { language } = useLanguage()
  const { things, problem, again } = useLoaded(load)
  return (
    <Modal open onClose={onClose} title={title} className="max-h-140 min-h-60 max-w-120">
      <div className="flex min-h-0 flex-1 flex-col p-4">
        <div className="flex shrink-0 items-center justify-between pb-2">
          <h2 className="text-18 font-bold">{title}</h2>
          <IconButton
            label={t('close')}
            icon={<X size={20} strokeWidth={1.75} aria-hidden />}
            onClick={onClose}
            className="-mr-2 text-ink-2 hover:bg-sand-2"
          />
        </div>
        {problem && <ErrorRow title={problem} retryText={t('retry')} onRetry={again} />}
        {!problem && !things && (
          <Loading label={t('loading')}>
            <SkeletonBlock className="h-16" />
            <SkeletonBlock className="mt-2 h-16" />
            <SkeletonBlock className="mt-2 h-16" />
          </Loading>
        )}
        {things?.length === 0 && <EmptyState title={none} />}
        <ul className="-mx-2 min-h-0 flex-1 overflow-y-auto">
          {things?.map(({ id, name, image }) => {
            const shown = inLanguage(name, language).text
            return (
              <li key={id}>
                <button
                  type="button"
                  onClick={() => onChoose(id)}
                  className="flex min-h-16 w-full items-center gap-3 rounded-control p-2 text-left hover:bg-sand-2"
                >
                  {image === undefined ? (
                    <span className="grid size-11 shrink-0 place-items-center rounded-control bg-sand-2 text-coral-ink">
                      <FileText size={20} strokeWidth={1.75} aria-hidden />
                    </span>
                  ) : (
                    <Picture src={image} name={shown} sizes="56px" className="size-14 rounded-control" />
                  )}
                  <span className="line-clamp-2">{shown}</span>
                </button>
              </li>
            )
          })}
        </ul>
      </div>
    </Modal>
  )
}

interface Loaded {
  things?: readonly Thing[]
  problem?: string
}

function useLoaded(load: () => Promise<readonly Thing[]>) {
  const [loaded, setLoaded] = useState<Loaded>({})
  // How often it was asked for: every time is a time of its own.
  const [asking, setAsking] = useState({ load })
  useEffect(() => {
    let isOver = false
    asking.load().then(
      (things) => isOver || setLoaded({ things }),
      (error: Error) => isOver || setLoaded({ problem: error.message }),
    )
    return () => {
      isOver = true
    }
  }, [asking])
  const again = () => {
    setLoaded({})
    setAsking({ load })
  }
  return { ...loaded, again }
}
