import { useMutation } from '@tanstack/react-query'
import type { Messenger } from '@tradefloor/client/messaging'
import { type Thread, takeThread } from '@tradefloor/contract'
import { inLanguage, useLanguage, useNotice, useText } from '@tradefloor/ui'
import { inboxTexts } from '../../domains/chat/texts.ts'
import { usePerson } from '../../domains/session/use-person.ts'
import { useDesk } from '../../shared/desk-context.tsx'

/** Who is responsible for a conversation, and the ways to change that: any colleague may answer, one is responsible. */
export function useResponsible(thread: Thread, messenger: Messenger) {
  const t = useText(inboxTexts)
  const { client } = useDesk()
  const { language } = useLanguage()
  const notice = useNotice()
  const { data: person } = usePerson()
  const { taken_by: by } = thread
  const named = ({ cn, en }: { cn: string; en: string }) => inLanguage({ zh: cn, en }, language).text
  const give = useMutation({
    mutationFn: ({ uid }: { uid?: string | null; told: string }) =>
      client.call(takeThread, { params: { id: thread.thread_id }, body: uid === undefined ? {} : { uid } }),
    onSuccess: ({ data }, { told }) => {
      messenger.know(data)
      notice({ tone: 'success', text: told })
    },
    onError: (error) => notice({ tone: 'warning', text: error.message }),
  })
  return {
    isOwn: by?.own === true,
    /** What is said of it; nothing while nobody is. */
    state: by ? (by.own ? t('takenByYou') : t('takenBy', { name: named(by.name) })) : undefined,
    isBusy: give.isPending,
    take: () => give.mutate({ told: t('taken') }),
    /** Whom it can be given to, the whole company last. */
    receivers: [
      ...(person?.colleagues ?? []).map(({ uid, name }) => ({
        key: uid,
        text: t('handOverTo', { name: named(name) }),
        hand: () => give.mutate({ uid, told: t('handedOver', { name: named(name) }) }),
      })),
      { key: '', text: t('putBack'), hand: () => give.mutate({ uid: null, told: t('putBackDone') }) },
    ],
  }
}

export type Responsible = ReturnType<typeof useResponsible>
