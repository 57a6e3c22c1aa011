import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useSite } from '../../shared/config/site-context.tsx'
import { profileQuery } from '../session/use-profile.ts'
import { useMessenger } from './messenger-context.tsx'

/** A browser whose storage does not answer keeps nobody from leaving. */
const atMostMs = 3000

/** Forgets what the visitor has begun and not sent: nobody who comes next finds it, or sends it. */
export function useForgetUnsent() {
  const messenger = useMessenger()
  const { client } = useSite()
  const queries = useQueryClient()
  return useCallback(async () => {
    const forget = async () => {
      if (messenger) return messenger.clear()
      const uid = queries.getQueryData(profileQuery(client).queryKey)?.rtm_uid
      if (uid) await (await import('./messenger-part.tsx')).deleteOutbox(uid)
    }
    const enough = new Promise((done) => setTimeout(done, atMostMs))
    await Promise.race([forget().catch(() => {}), enough])
  }, [messenger, client, queries])
}
