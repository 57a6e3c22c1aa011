import { FileText, Image, LoaderCircle, Package, Plus } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useText } from '../language/language-provider.tsx'
import { MenuButton } from '../menu-button.tsx'
import { useNotice } from '../notices.tsx'
import { shrunkPicture } from './shrunk-picture.ts'
import { sendTexts } from './texts.ts'
import { type Thing, ThingPicker } from './thing-picker.tsx'

type Sent = { picture: string } | { exhibition_product_id: number } | { com_doc_id: number }

interface SendToolsProps {
  /** Stores a picture, and says under which name. */
  upload: (picture: File) => Promise<string>
  products: () => Promise<readonly Thing[]>
  documents: () => Promise<readonly Thing[]>
  onSend: (thing: Sent) => void
}

/** Other things than words: a picture of one's own, an exhibit of the company, a paper of the exhibition. */
export function SendTools({ upload, products, documents, onSend }: SendToolsProps) {
  const t = useText(sendTexts)
  const notice = useNotice()
  const file = useRef<HTMLInputElement>(null)
  const [isUploading, setIsUploading] = useState(false)
  const [choosing, setChoosing] = useState<'product' | 'document'>()
  // To whom it was chosen for, whoever is shown when it has arrived: `onSend` is that of the moment of choosing.
  const sendPicture = async (picture: File) => {
    setIsUploading(true)
    try {
      onSend({ picture: await upload(await shrunkPicture(picture)) })
    } catch (error) {
      notice({ tone: 'warning', text: error instanceof Error ? error.message : String(error) })
    } finally {
      setIsUploading(false)
    }
  }
  const choose = (thing: Sent) => {
    setChoosing(undefined)
    onSend(thing)
  }
  return (
    <>
      <MenuButton
        text={t('more')}
        icon={
          isUploading ? (
            <LoaderCircle size={20} strokeWidth={1.75} aria-hidden className="animate-turn" />
          ) : (
            <Plus size={20} strokeWidth={1.75} aria-hidden />
          )
        }
        className="grid size-11 place-items-center rounded-pill text-ink-2 hover:bg-sand-2 [&>span]:sr-only [&>svg:last-child]:hidden"
        panelClassName="top-auto! bottom-full mt-0! mb-2 w-max min-w-48"
      >
        {(close) => (
          <>
            <Item
              icon={<Image size={20} strokeWidth={1.75} aria-hidden />}
              text={t('picture')}
              hint={t('pictureRule')}
              disabled={isUploading}
              onClick={() => {
                close()
                file.current?.click()
              }}
            />
            <Item
              icon={<Package size={20} strokeWidth={1.75} aria-hidden />}
              text={t('product')}
              onClick={() => {
                close()
                setChoosing('product')
              }}
            />
            <Item
              icon={<FileText size={20} strokeWidth={1.75} aria-hidden />}
              text={t('document')}
              onClick={() => {
                close()
                setChoosing('document')
              }}
            />
          </>
        )}
      </MenuButton>
      <p role="status" className="sr-only">
        {isUploading && t('uploading')}
      </p>
      <input
        ref={file}
        type="file"
        accept="image/png,image/jpeg"
        hidden
        aria-label={t('picture')}
        onChange={({ target }) => {
          const [picture] = target.files ?? []
          target.value = ''
          if (picture) void sendPicture(picture)
        }}
      />
      {choosing === 'product' && (
        <ThingPicker
          title={t('chooseProduct')}
          none={t('noProducts')}
          load={products}
          onChoose={(exhibition_product_id) => choose({ exhibition_product_id })}
          onClose={() => setChoosing(undefined)}
        />
      )}
      {choosing === 'document' && (
        <ThingPicker
          title={t('chooseDocument')}
          none={t('noDocuments')}
          load={documents}
          onChoose={(com_doc_id) => choose({ com_doc_id })}
          onClose={() => setChoosing(undefined)}
        />
      )}
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
