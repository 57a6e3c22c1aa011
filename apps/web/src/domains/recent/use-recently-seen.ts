import { useSyncExternalStore } from 'react'
import { onRecentlySeen, recentlySeen } from './recent-store.ts'

/** What was looked at in this browser, the newest first. */
export const useRecentlySeen = () => useSyncExternalStore(onRecentlySeen, recentlySeen)
