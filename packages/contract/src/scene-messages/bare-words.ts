/** The home panorama's words for "open the drawer of what is being held". */
export const drawerMessages = ['SD', 'SD1', 'SD2', 'SD4'] as const
/** The phone island's word for "show the exhibitions". */
export const exhibitorsMessage = 'text'

/** Strings that scenes post as they are. They are fixed from outside: panoramas that we did not make say them too. */
export const bareWords = [...drawerMessages, exhibitorsMessage] as const
export type BareWord = (typeof bareWords)[number]

/** What a bare word means among our own messages: the visitor chose a landmark that answers with that word. */
export interface Landmark {
  type: 'landmark'
  word: BareWord
}

/** The one door for bare strings: exactly a known word, or nothing. */
export function fromBareString(value: unknown): Landmark | undefined {
  const word = bareWords.find((known) => known === value)
  return word && { type: 'landmark', word }
}

/** Whether a landmark asks for the drawer of what is being held. */
export const opensDrawer = ({ word }: Landmark): boolean => word !== exhibitorsMessage
