import { exhibitionsAddress, type ListName, pastExhibitionsAddress, sitePaths } from '@tradefloor/rules'
import { useText } from '@tradefloor/ui'
import { ArrowRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { ExhibitionRows } from '../../features/exhibitions/exhibition-rows.tsx'
import { menuListTexts } from './menu-list-texts.ts'
import { menuRow } from './nav-item.ts'

const wholes: Partial<
  Record<ListName, { to: string; text: 'allPavilions' | 'allExhibitions' | 'allReview' }>
> = {
  headerPavilion: { to: sitePaths.pavilions.desktop, text: 'allPavilions' },
  headerOngoing: { to: exhibitionsAddress.desktop, text: 'allExhibitions' },
  headerReview: { to: pastExhibitionsAddress, text: 'allReview' },
}

/** The exhibitions of a menu, and below them the way to the page that shows them large. */
export default function MenuList(props: ComponentProps<typeof ExhibitionRows> & { onFollow: () => void }) {
  const t = useText(menuListTexts)
  const whole = wholes[props.list]
  return (
    <>
      <ExhibitionRows {...props} />
      {whole && (
        <Link to={whole.to} onClick={props.onFollow} className={`${menuRow} font-bold text-harbour`}>
          {t(whole.text)}
          <ArrowRight size={16} strokeWidth={1.75} aria-hidden className="ml-1.5 inline" />
        </Link>
      )}
    </>
  )
}
