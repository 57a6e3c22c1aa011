import type { SceneView } from '@tradefloor/contract'
import { Button, classNames, LocalName, type LocalText, useText } from '@tradefloor/ui'
import { Box, CircleAlert, List, LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Covered } from '../../shared/page/free-room.ts'
import type { FrameState } from './frame-state.ts'
import { sceneTexts } from './texts.ts'

interface CurtainProps {
  state: Pick<FrameState, 'phase' | 'view'>
  name?: LocalText
  onEnter: (view: SceneView) => void
  /** The words stand in the middle of what no panel covers. */
  covered: Covered
  /** The poster shows this very place, name and all: it stays free, and what one may do stands at its foot. */
  atFoot?: boolean
  className?: string
}

/** What lies over the poster until the scene is seen: whose it is, and what the visitor can do about it. */
export function SceneCurtain({ state: { phase, view }, onEnter, ...words }: CurtainProps) {
  const { name, covered } = words
  const t = useText(sceneTexts)
  if (phase === 'shown') return null
  if (phase === 'weighing' || phase === 'resting') return <Words {...words} />
  if (phase === 'opening')
    return (
      <Words {...words}>
        {name && (
          <p
            role="status"
            className="glass flex min-h-11 items-center gap-2.5 rounded-pill px-5 text-white text-shadow-none"
          >
            <LoaderCircle size={18} aria-hidden className="animate-turn" />
            {t(view === 'list' ? 'openingList' : 'opening')}
          </p>
        )}
      </Words>
    )
  const asking = phase === 'asking'
  return (
    <Words {...words}>
      {!asking && (
        <div
          role="alert"
          className="glass-dense flex max-w-96 gap-3 rounded-card p-4 text-left text-shadow-none"
        >
          <CircleAlert size={20} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
          <div>
            <p className="font-bold">{t(view === 'list' ? 'troubledList' : 'troubled')}</p>
            <p className="text-13 text-on-glass-2">
              {t(view === 'list' ? 'troubledListHint' : 'troubledHint')}
            </p>
          </div>
        </div>
      )}
      <div className="pointer-events-auto flex flex-wrap justify-center gap-2 [--ring:white]">
        <Button
          look={covered.right > 0 ? 'secondary' : 'primary'}
          size={48}
          icon={<Box size={20} strokeWidth={1.75} aria-hidden />}
          onClick={() => onEnter('picture')}
          className={classNames('shadow-pop', covered.right > 0 && 'border-transparent!')}
        >
          {t(asking ? 'enter' : 'again')}
        </Button>
        <Button
          size={48}
          icon={<List size={20} strokeWidth={1.75} aria-hidden />}
          onClick={() => onEnter('list')}
          className="border-transparent! shadow-pop"
        >
          {t('asList')}
        </Button>
      </div>
      {asking && (
        <p
          className={classNames(
            'hidden max-w-80 rounded-row bg-glass px-3 py-1.5 text-13 text-balance text-shadow-none [@container(min-height:23rem)]:block',
            // Two lines would reach up into the goods.
            words.atFoot && 'sm:max-w-full',
          )}
        >
          {t('askHint')}
        </p>
      )}
    </Words>
  )
}

/** A scene that may not be framed: its poster, and why there is no more. */
export function ForeignScene(words: Omit<CurtainProps, 'state' | 'onEnter'>) {
  const t = useText(sceneTexts)
  return (
    <Words {...words}>
      <p className="glass-dense max-w-96 rounded-card p-4 text-shadow-none">{t('foreign')}</p>
    </Words>
  )
}

interface WordsProps extends Omit<CurtainProps, 'state' | 'onEnter'> {
  children?: ReactNode
}

/** Its middle is that of what is free. Moved by a transform: a panel that comes is no shift of the layout. */
const beside = ({ left, right }: Covered) =>
  right > 0
    ? { transform: `translateX(${(left - right) / 2}px)`, paddingInline: (left + right) / 2 + 16 }
    : undefined

function Words({ name, covered, atFoot, className, children }: WordsProps) {
  const title = !atFoot && name
  return (
    <div
      data-under-panel
      style={beside(covered)}
      className={classNames(
        // Its height says whether there is room for more than the ways in.
        '[container-type:size]',
        'pointer-events-none absolute inset-0 flex flex-col items-center gap-4 px-4 text-center text-white',
        atFoot ? 'justify-end' : 'justify-center',
        '[text-shadow:0_1px_2px_rgb(6_30_74/.7),0_2px_16px_rgb(6_30_74/.7)]',
        // Dark enough for the words on the palest look, and no larger than they are: the picture is what is shown.
        title &&
          '[--shade:90%] bg-[radial-gradient(var(--shade)_240px_at_50%_50%,rgb(6_30_74/.72),rgb(6_30_74/.5)_45%,transparent)] sm:[--shade:600px]',
        className,
      )}
    >
      {/* Beside a panel, which says whose it is, there is room for what one may do only. */}
      {title && covered.right === 0 && (
        <p className="max-w-180 text-24 font-bold tracking-[0.01em] text-balance sm:text-32 roomy:text-40">
          <LocalName name={title} />
        </p>
      )}
      {children}
    </div>
  )
}
