import { useMutation } from '@tanstack/react-query'
import type { Parts } from '@tradefloor/client/messaging'
import { uploadAttachment } from '@tradefloor/contract'
import { IconButton, useNotice, useText } from '@tradefloor/ui'
import { Image, Package } from 'lucide-react'
import { useRef, useState } from 'react'
import { useSite } from '../../shared/config/site-context.tsx'
import { chatMessages } from './messages.ts'
import { ProductPicker, type Sendable } from './product-picker.tsx'

interface SendToolsProps {
  products: readonly Sendable[]
  onSend: (parts: Parts) => void
}

interface Upload {
  picture: File
  /** To whom it was chosen for, whoever is shown when it has arrived. */
  send: (parts: Parts) => void
}

/** Other things than words: a picture of one's own, an exhibit of theirs. */
export function SendTools({ products, onSend }: SendToolsProps) {
  const t = useText(chatMessages)
  const notice = useNotice()
  const { client } = useSite()
  const file = useRef<HTMLInputElement>(null)
  const [isChoosing, setIsChoosing] = useState(false)
  const upload = useMutation({
    mutationFn: ({ picture }: Upload) => {
      const body = new FormData()
      body.set('file', picture)
      return client.call(uploadAttachment, { body })
    },
    onSuccess: ({ id }, { send }) => send({ picture: id }),
    onError: (error) => notice({ tone: 'warning', text: error.message }),
  })
  return (
    <>
      <IconButton
        label={t('addPicture')}
        icon={<Image size={20} strokeWidth={1.75} aria-hidden />}
        aria-busy={upload.isPending || undefined}
        disabled={upload.isPending}
        onClick={() => file.current?.click()}
        className="text-ink-2 hover:bg-sand-2"
      />
      <input
        ref={file}
        type="file"
        accept="image/png,image/jpeg"
        hidden
        aria-label={t('addPicture')}
        onChange={({ target }) => {
          const [picture] = target.files ?? []
          target.value = ''
          if (picture) upload.mutate({ picture, send: onSend })
        }}
      />
      <IconButton
        label={t('addProduct')}
        icon={<Package size={20} strokeWidth={1.75} aria-hidden />}
        onClick={() => setIsChoosing(true)}
        className="text-ink-2 hover:bg-sand-2"
      />
      <ProductPicker
        open={isChoosing}
        products={products}
        onChoose={(exhibition_product_id) => {
          setIsChoosing(false)
          onSend({ exhibition_product_id })
        }}
        onClose={() => setIsChoosing(false)}
      />
    </>
  )
}
