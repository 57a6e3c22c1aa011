import { FileText, Image, Package } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../language/language-provider.tsx'
import { sendTexts } from './texts.ts'

interface SendMenuProps {
  isUploading: boolean
  close: () => void
  onPicture: () => void
  onChoose: (kind: 'product' | 'document') => void
}

/** What can be sent; choosing closes the menu. */
export function SendMenu({ isUploading, close, onPicture, onChoose }: SendMenuProps) {
  const t = useText(sendTexts)
  const closing = (act: () => void) => () => {
    close()
    act()
  }
  return (
    <>
      <Item
        icon={<Image size={20} strokeWidth={1.75} aria-hidden />}
        text={t('picture')}
        hint={t('pictureRule')}
        disabled={isUploading}
        onClick={closing(onPicture)}
      />
      <Item
        icon={<Package size={20} strokeWidth={1.75} aria-hidden />}
        text={t('product')}
        onClick={closing(() => onChoose('product'))}
      />
      <Item
        icon={<FileText size={20} strokeWidth={1.75} aria-hidden />}
        text={t('document')}
        onClick={closing(() => onChoose('document'))}
      />
    </>
  )
}

interface ItemProps {
  icon: ReactNode
  text: string
  hint?: string
  disabled?: boolean
  onClick: () => void
}

const Item = ({ icon, text, hint, disabled, onClick }: ItemProps) => (
  <button
    type="button"
    disabled={disabled}
    onClick={onClick}
    className="flex min-h-11 w-full items-center gap-3 rounded-row px-3 text-left text-14 text-ink hover:bg-sand-2"
  >
    {icon}
    <span className="flex-1 whitespace-nowrap">{text}</span>
    {hint && <span className="text-12 whitespace-nowrap text-ink-3">{hint}</span>}
  </button>
)
