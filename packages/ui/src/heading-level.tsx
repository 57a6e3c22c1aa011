import { createContext, type ReactNode, use } from 'react'

type Heading = 'h2' | 'h3'

const Level = createContext<Heading>('h3')

/** Which heading comes next: on a phone's page a card stands right under the title, in a panel under the panel's. */
export const HeadingLevel = ({ is, children }: { is: Heading; children: ReactNode }) => (
  <Level value={is}>{children}</Level>
)

/** The element for a heading of a card or part. */
export const useHeading = (): Heading => use(Level)
