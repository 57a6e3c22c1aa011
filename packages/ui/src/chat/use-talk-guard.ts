import { useText } from '../language/language-provider.tsx'
import { useNotice } from '../notices.tsx'
import { guardTexts } from './texts.ts'

interface Reply {
  mes: string
}

interface TalkGuardNeeds {
  setBlocked: (blocked: boolean) => Promise<Reply>
  /** When it has been done. */
  onBlocked: (blocked: boolean) => void
  report: (reason: string) => Promise<Reply>
}

export type TalkGuard = ReturnType<typeof useTalkGuard>

/** Ends a conversation and lets it go on, reports it; what came of it is said, and ending it can be undone at once. */
export function useTalkGuard({ setBlocked, onBlocked, report }: TalkGuardNeeds) {
  const t = useText(guardTexts)
  const notice = useNotice()
  const complain = (error: unknown) =>
    void notice({ tone: 'warning', text: error instanceof Error ? error.message : String(error) })
  const change = async (blocked: boolean) => {
    try {
      const { mes } = await setBlocked(blocked)
      onBlocked(blocked)
      const undo = { action: { text: t('undo'), onAct: () => void change(false) } }
      notice({ tone: 'success', text: mes, ...(blocked && undo) })
    } catch (error) {
      complain(error)
    }
  }
  return {
    block: () => void change(true),
    unblock: () => void change(false),
    /** Says whether it has arrived. */
    async report(reason: string): Promise<boolean> {
      try {
        notice({ tone: 'success', text: (await report(reason)).mes })
        return true
      } catch (error) {
        complain(error)
        return false
      }
    },
  }
}
