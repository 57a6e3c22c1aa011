import type { ExhibitorDetail, MyCard } from '@tradefloor/contract'
import { Avatar, LocalName, type LocalText, SkeletonBlock, useLanguage, useText } from '@tradefloor/ui'
import { ArrowLeftRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { CompanyLogo } from '../../../domains/catalogue/company-logo.tsx'
import { companyAddress, companyContact, companyName } from '../../../domains/catalogue/company-text.ts'
import { cardTexts } from './texts.ts'

interface CardSidesProps {
  exhibitor: ExhibitorDetail
  /** The visitor's own; undefined while it is on its way, null for a guest. */
  own: MyCard | undefined | null
}

/** What is given, and what is got: which lines of each card, so that nobody is surprised afterwards. */
export function CardSides({ exhibitor, own }: CardSidesProps) {
  const t = useText(cardTexts)
  const { language } = useLanguage()
  const { company, contact } = exhibitor
  const name = companyName(company, language)
  const person = companyContact(exhibitor, language)
  const given = own && [
    own.company_name && t('company'),
    own.post && t('post'),
    own.phone && t('phone'),
    own.contact_phone && t('contactPhone'),
    own.email && t('email'),
    own.card_img_id && t('picture'),
  ]
  const got = [
    t('company'),
    person?.post && t('post'),
    contact?.has_phone && t('telephone'),
    contact?.has_email && t('email'),
    company.website && t('website'),
    companyAddress(company, language) && t('address'),
  ]
  const lines = (words: readonly (string | false | undefined | null)[]) =>
    words.filter(Boolean).join(t('join'))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2.5">
      <Side
        label={t('give')}
        face={<Avatar name={own?.real_name || t('guestYou')} size={36} />}
        name={own === undefined ? undefined : own ? own.real_name || t('guestYou') : t('guestYou')}
        second={[own?.post]}
        lines={own === null ? t('guestHint') : lines(given || [])}
      />
      <ArrowLeftRight size={18} strokeWidth={1.75} aria-hidden className="text-harbour" />
      <Side
        label={t('get')}
        face={<CompanyLogo src={company.logo_url} name={name.text} className="size-9" />}
        name={person?.name ?? name}
        second={person ? [person.post, name] : []}
        lines={lines(got)}
      />
    </div>
  )
}

interface SideProps {
  label: string
  face: ReactNode
  name: string | LocalText | undefined
  second: readonly (string | LocalText | undefined)[]
  lines: string
}

const words = (text: string | LocalText) => (typeof text === 'string' ? text : <LocalName name={text} />)

function Side({ label, face, name, second, lines }: SideProps) {
  return (
    <div className="h-full rounded-card bg-sand p-3">
      <p className="text-12 text-ink-3">{label}</p>
      {/* A word that has no room beside the picture stands below it, whole. */}
      <div className="mt-1.5 flex flex-wrap items-center gap-2">
        {face}
        <div className="max-w-full min-w-min flex-1 basis-0 wrap-break-word">
          <p className="font-bold">
            {name === undefined ? <SkeletonBlock className="h-4 w-16" /> : words(name)}
          </p>
          {second.map(
            (line) =>
              line && (
                <p key={typeof line === 'string' ? line : line.text} className="text-12 text-ink-3">
                  {words(line)}
                </p>
              ),
          )}
        </div>
      </div>
      <p className="mt-2 text-13 text-ink-2">{lines}</p>
    </div>
  )
}
