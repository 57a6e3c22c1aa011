import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type DeskCard, listDeskCards, type Peer } from '@tradefloor/contract'
import { Modal, useLanguage, useText } from '@tradefloor/ui'
import { useEffect, useRef } from 'react'
import { CardFace } from '../../domains/cards/card-face.tsx'
import { NoteField } from '../../domains/cards/note-field.tsx'
import { inboxTexts } from '../../domains/chat/texts.ts'
import { useMay } from '../../domains/session/use-may.ts'
import { useDesk } from '../../shared/desk-context.tsx'

/** The last card that the visitor of a conversation gave the company; one in force before one that was taken back. */
export function useVisitorCard(threadId: number, peer: Peer | undefined): DeskCard | undefined {
  useCardsOnChange(peer)
  const { client } = useDesk()
  const may = useMay()
  const { language } = useLanguage()
  const { data } = useQuery({
    queryKey: ['cards', 'of', threadId, language],
    queryFn: ({ signal }) => client.call(listDeskCards, { query: { thread_id: threadId }, signal }),
    staleTime: 0,
    enabled: may('leads'),
  })
  return data?.list.find(({ revoked }) => !revoked) ?? data?.list[0]
}

/** With a card given or taken back it changes what is known of the visitor, which is told at once. */
function useCardsOnChange(peer: Peer | undefined) {
  const queries = useQueryClient()
  const known = peer && JSON.stringify([peer.post, peer.company, peer.country])
  const last = useRef(known)
  useEffect(() => {
    if (last.current !== undefined && last.current !== known)
      void queries.invalidateQueries({ queryKey: ['cards'] })
    last.current = known
  }, [known, queries])
}

/** Beside the conversation where there is room. Only what the visitor gave stands on it. */
export function CardAside({ card }: { card: DeskCard }) {
  const t = useText(inboxTexts)
  return (
    <aside
      aria-label={t('card')}
      className="surface hidden w-76 shrink-0 flex-col gap-4 overflow-y-auto border-l border-line p-4 min-[1400px]:flex"
    >
      <CardFace card={card} />
      <NoteField key={card.id} card={card} />
    </aside>
  )
}

interface CardModalProps {
  card: DeskCard
  open: boolean
  onClose: () => void
}

/** A press away where there is none. */
export function CardModal({ card, open, onClose }: CardModalProps) {
  const t = useText(inboxTexts)
  return (
    <Modal open={open} onClose={onClose} title={t('card')} className="max-w-96 flex-col">
      <div className="grid gap-4 overflow-y-auto p-4">
        <CardFace card={card} />
        <NoteField key={card.id} card={card} />
      </div>
    </Modal>
  )
}
