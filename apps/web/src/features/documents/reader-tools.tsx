import { classNames, IconButton, useText } from '@tradefloor/ui'
import { ChevronLeft, ChevronRight, Maximize, MoveHorizontal, ZoomIn, ZoomOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { PageField } from './page-field.tsx'
import { documentTexts } from './texts.ts'
import type { Zoom } from './zoom.ts'

interface ReaderToolsProps {
  layout: 'wide' | 'phone'
  page: number
  count: number
  percent: number
  zoom: Zoom
  onPage: (page: number) => void
  onZoom: (zoom: Zoom) => void
  onStep: (direction: 1 | -1) => void
}

const quiet = 'text-ink-2 hover:bg-sand-2 disabled:opacity-40'

export function ReaderTools(props: ReaderToolsProps) {
  const { layout, page, count, percent, zoom, onPage, onZoom, onStep } = props
  const t = useText(documentTexts)
  const size = layout === 'phone' ? 44 : 40
  const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const
  return (
    <div
      role="toolbar"
      aria-label={t('tools')}
      title={layout === 'wide' ? t('keys') : undefined}
      className={classNames(
        'flex items-center',
        // In a wide window they stand in the line of the title.
        layout === 'wide'
          ? 'max-[1279px]:surface max-[1279px]:min-h-13 max-[1279px]:justify-center max-[1279px]:border-b max-[1279px]:border-line min-[1280px]:absolute min-[1280px]:inset-x-0 min-[1280px]:top-0 min-[1280px]:mx-auto min-[1280px]:h-14 min-[1280px]:w-fit'
          : 'surface min-h-13 shrink-0 flex-wrap justify-center border-b border-line px-2 py-1',
      )}
    >
      <IconButton
        size={size}
        label={t('previous')}
        icon={<ChevronLeft {...icon} />}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
        className={quiet}
      />
      <PageField page={page} count={count} onPage={onPage} />
      <IconButton
        size={size}
        label={t('next')}
        icon={<ChevronRight {...icon} />}
        disabled={page >= count}
        onClick={() => onPage(page + 1)}
        className={quiet}
      />
      <span aria-hidden className="mx-2 h-6 w-px bg-line" />
      <IconButton
        size={size}
        label={t('smaller')}
        icon={<ZoomOut {...icon} />}
        onClick={() => onStep(-1)}
        className={quiet}
      />
      <output className="min-w-13 text-center text-14 text-ink-2">{t('size', { percent })}</output>
      <IconButton
        size={size}
        label={t('larger')}
        icon={<ZoomIn {...icon} />}
        onClick={() => onStep(1)}
        className={quiet}
      />
      {layout === 'wide' && (
        <>
          <span aria-hidden className="mx-2 h-6 w-px bg-line" />
          <Fit pressed={zoom === 'width'} onPress={() => onZoom('width')} text={t('fitWidth')}>
            <MoveHorizontal size={18} strokeWidth={1.75} aria-hidden />
          </Fit>
          <Fit pressed={zoom === 'page'} onPress={() => onZoom('page')} text={t('fitPage')}>
            <Maximize size={18} strokeWidth={1.75} aria-hidden />
          </Fit>
        </>
      )}
    </div>
  )
}

interface FitProps {
  pressed: boolean
  onPress: () => void
  text: string
  children: ReactNode
}

function Fit({ pressed, onPress, text, children }: FitProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      title={text}
      onClick={onPress}
      className={classNames(
        'flex h-10 items-center gap-2 rounded-control px-3 text-14',
        pressed ? 'bg-harbour-light font-bold text-harbour' : 'text-ink-2 hover:bg-sand-2',
      )}
    >
      {children}
      <span className="sr-only min-[1240px]:not-sr-only">{text}</span>
    </button>
  )
}
