import { LoaderCircle, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useText } from '../language/language-provider.tsx'
import { MenuButton } from '../menu-button.tsx'
import { SendMenu } from './send-menu.tsx'
import { sendTexts } from './texts.ts'
import { type Thing, ThingPicker } from './thing-picker.tsx'
import { useSendPicture } from './use-send-picture.ts'

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
  const file = useRef<HTMLInputElement>(null)
  const [choosing, setChoosing] = useState<'product' | 'document'>()
  const { isUploading, sendPicture } = useSendPicture(upload, (picture) => onSend({ picture }))
  const choose = (thing: Sent) => {
    setChoosing(undefined)
    onSend(thing)
  }
  const Icon = isUploading ? LoaderCircle : Plus
  return (
    <>
      <MenuButton
        text={t('more')}
        icon={
          <Icon
            size={20}
            strokeWidth={1.75}
            aria-hidden
            className={isUploading ? 'animate-turn' : undefined}
          />
        }
        className="grid size-11 place-items-center rounded-pill text-ink-2 hover:bg-sand-2 [&>span]:sr-only [&>svg:last-child]:hidden"
        panelClassName="top-auto! bottom-full mt-0! mb-2 w-max min-w-48"
      >
        {(close) => (
          <SendMenu
            isUploading={isUploading}
            close={close}
            onPicture={() => file.current?.click()}
            onChoose={setChoosing}
          />
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
