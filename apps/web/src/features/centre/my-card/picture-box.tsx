import { Button, classNames, Modal, useText } from '@tradefloor/ui'
import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { pageTexts } from '../../../shared/page/texts.ts'
import type { ScreenLayout } from '../screen-props.ts'
import { pictureTexts } from './picture-texts.ts'

export interface PictureOnCard {
  id: string
  url: string
}

interface PictureBoxProps {
  layout: ScreenLayout
  picture: PictureOnCard | null
  onPick: () => void
}

const sizes: Record<ScreenLayout, string> = { window: 'h-22 w-37', page: 'h-44 w-full' }

/** The picture, which a press shows large, or the place where one can be put. */
export function PictureBox({ layout, picture, onPick }: PictureBoxProps) {
  const t = useText(pictureTexts)
  const common = useText(pageTexts)
  const [isLarge, setIsLarge] = useState(false)
  const box = classNames('shrink-0 rounded-control border bg-white', sizes[layout])
  if (!picture)
    return (
      <button
        type="button"
        onClick={onPick}
        aria-label={t('pick')}
        className={`${box} grid place-items-center border-dashed border-line-2 text-ink-3 hover:border-harbour hover:text-harbour`}
      >
        <ImagePlus size={26} strokeWidth={1.5} aria-hidden />
      </button>
    )
  const seen = (className: string) => <img src={picture.url} alt={t('cardPicture')} className={className} />
  return (
    <>
      <button
        type="button"
        onClick={() => setIsLarge(true)}
        aria-label={t('seeLarge')}
        className={`${box} overflow-hidden border-line`}
      >
        {seen('size-full object-contain')}
      </button>
      <Modal
        open={isLarge}
        onClose={() => setIsLarge(false)}
        title={t('cardPicture')}
        className="max-w-200 flex-col items-center gap-4 p-6"
      >
        {seen('max-h-[70dvh] max-w-full rounded-control')}
        <Button onClick={() => setIsLarge(false)}>{common('close')}</Button>
      </Modal>
    </>
  )
}
