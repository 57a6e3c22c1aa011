import { Avatar, classNames, inLanguage, LocalName, useLanguage, useText } from '@tradefloor/ui'
import { ExternalLink, LogOut } from 'lucide-react'
import { usePerson } from '../domains/session/use-person.ts'
import { deskTexts } from '../shared/texts.ts'

const inBoth = ({ cn, en }: { cn: string; en: string }) => ({ zh: cn, en })

interface SignedOnPersonProps {
  look: 'rail' | 'menu'
  isLeaving: boolean
  /** What it asks stands outside: a menu is gone as soon as something else is pressed. */
  onSignOut: () => void
}

/** Who is at the desk, for whom, and the way out. */
export function SignedOnPerson({ look, isLeaving, onSignOut }: SignedOnPersonProps) {
  const t = useText(deskTexts)
  const { language } = useLanguage()
  const { data: person } = usePerson()
  const name = person && inLanguage(inBoth(person.name), language)
  const company = person && inLanguage(inBoth(person.company.name), language)
  const quiet = look === 'rail' ? 'text-on-glass-2' : 'text-ink-2'
  const entry = classNames(
    'flex min-h-9 items-center gap-2.5 rounded-control px-1.5 text-left text-13 pointer-coarse:min-h-11',
    quiet,
    look === 'rail' ? 'hover:bg-glass-hover hover:text-white' : 'hover:bg-sand-2 hover:text-ink',
  )
  return (
    <div className={classNames('grid gap-1', look === 'rail' && 'rounded-card bg-white/10 p-2')}>
      <div className="flex min-h-14 items-center gap-2.5 px-1">
        {name && company && (
          <>
            <Avatar name={name.text} size={36} />
            <div className="min-w-0">
              <p className="font-bold">
                <LocalName name={name} />
              </p>
              <p className={classNames('text-12 text-balance', quiet)}>
                <LocalName name={company} />
              </p>
            </div>
          </>
        )}
      </div>
      <a href="/exhibition" className={entry}>
        <ExternalLink size={16} strokeWidth={1.75} aria-hidden />
        {t('site')}
      </a>
      <button type="button" disabled={isLeaving} onClick={onSignOut} className={entry}>
        <LogOut size={16} strokeWidth={1.75} aria-hidden />
        {t('signOut')}
      </button>
    </div>
  )
}
