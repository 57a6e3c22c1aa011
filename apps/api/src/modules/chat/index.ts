import type { Dependencies } from '../../dependencies.ts'
import { readMessages } from './message-queries.ts'

/** What is kept of conversations belongs to those who had them. */
export function addConversations(deps: Pick<Dependencies, 'personalData'>) {
  deps.personalData.add({ name: 'messages', read: readMessages })
}
