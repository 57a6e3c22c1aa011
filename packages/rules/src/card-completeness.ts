/** The lines of an own business card that an exhibitor needs. */
interface CardLines {
  real_name: string
  company_name: string
  post: string
  phone: string
  email: string
}

/** Whether a card may be exchanged: who it is, of which company, in which position, and one way to be reached. */
export const isCardComplete = ({ real_name, company_name, post, phone, email }: CardLines) =>
  [real_name, company_name, post, phone || email].every((text) => text.trim() !== '')
