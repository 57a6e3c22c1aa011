import { classNames, Picture, useText } from '@tradefloor/ui'
import { pictureTexts } from '../../../shared/pictures/texts.ts'
import { useViewer } from '../../../shared/pictures/use-viewer.tsx'
import { useStrip } from './use-strip.ts'

interface PictureStripProps {
  label: string
  pictures: readonly string[]
  /** What each shows, where somebody says. */
  texts?: readonly string[]
  name: string
  /** The box of each: its height or its shape, and its corners. */
  className: string
  /** Pictures are seen whole; else they fill their box. */
  whole?: boolean
  /** They are what a visitor sees first. */
  eager?: boolean
}

/** Pictures that a finger pushes on, one after the other; a tap opens one over the whole window. */
export function PictureStrip(props: PictureStripProps) {
  const { label, pictures, texts = [], name, className, whole, eager = false } = props
  const t = useText(pictureTexts)
  const { row, at, onScroll, goTo } = useStrip()
  const { open, viewer } = useViewer(pictures, { name, texts }, goTo)
  const several = pictures.length > 1
  const picture = (src: string, index: number) => (
    <Picture
      src={src}
      name={name}
      alt={texts[index] || (index === 0 ? name : '')}
      sizes="100vw"
      eager={eager && index === 0}
      whole={whole}
      className={className}
    />
  )
  const enlarge = (src: string, index: number) => (
    <button
      type="button"
      aria-label={
        several
          ? `${t('enlarge', { name: texts[index] || name })} ${t('numbered', { number: index + 1 })}`
          : t('enlarge', { name: texts[index] || name })
      }
      onClick={() => open(index)}
      className="block w-full cursor-zoom-in! [--ring-offset:-4px]"
    >
      {picture(src, index)}
    </button>
  )
  const [first] = pictures
  if (first === undefined) return picture('', 0)
  if (!several)
    return (
      <>
        {enlarge(first, 0)}
        {viewer}
      </>
    )
  return (
    <section aria-label={label} aria-roledescription="carousel" className="relative">
      <ul
        ref={row}
        onScroll={onScroll}
        className="flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] [&::-webkit-scrollbar]:hidden"
      >
        {pictures.map((src, index) => (
          <li key={src} className="w-full shrink-0 snap-center snap-always">
            {enlarge(src, index)}
          </li>
        ))}
      </ul>
      <StripPosition pictures={pictures} at={at} />
      {viewer}
    </section>
  )
}

/** More than these would be a line of dust. */
const mostDots = 8

/** Which of the pictures is in sight: as a dot among dots, and in numbers. */
function StripPosition({ pictures, at }: { pictures: readonly string[]; at: number }) {
  const t = useText(pictureTexts)
  return (
    <>
      {pictures.length <= mostDots && (
        <span
          aria-hidden
          className="pointer-events-none absolute bottom-3 left-1/2 flex -translate-x-1/2 gap-1.5 rounded-pill bg-glass p-1.5"
        >
          {pictures.map((src, index) => (
            <span
              key={src}
              className={classNames(
                'h-1.5 rounded-pill transition-[width] duration-(--dur-control)',
                index === at ? 'w-4 bg-white' : 'w-1.5 bg-white/60',
              )}
            />
          ))}
        </span>
      )}
      <p
        aria-live="polite"
        className="pointer-events-none absolute right-3 bottom-2.5 rounded-pill bg-glass px-2.5 text-12 leading-[1.5rem] text-white"
      >
        {t('place', { number: at + 1, count: pictures.length })}
      </p>
    </>
  )
}
