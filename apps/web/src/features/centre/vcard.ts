export interface VcardParts {
  name: string
  company: string
  post?: string
  phone: string
  email: string
  address: string
  website: string
}

/**
 * A contact for a camera: vCard 3.0 without the folded lines and the fields that only a file has room for, so that the
 * squares stay large.
 */
export function vcardOf({ name, company, post, phone, email, address, website }: VcardParts): string {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escaped(name)};;;;`,
    `FN:${escaped(name || company)}`,
    `ORG:${escaped(company)}`,
    post ? `TITLE:${escaped(post)}` : '',
    phone && `TEL:${escaped(phone)}`,
    email && `EMAIL:${escaped(email)}`,
    address && `ADR:;;${escaped(address)};;;;`,
    website && `URL:${website.replace(/\s/g, '')}`,
    'END:VCARD',
  ]
  return lines.filter((line) => line !== '').join('\r\n')
}

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\s+/g, ' ')
