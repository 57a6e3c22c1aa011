import { Avatar, Button, inLanguage, LocalName, useLanguage, useText } from '@tradefloor/ui'
import { ExternalLink, LogOut } from 'lucide-react'
import { deskMessages } from '../messages.ts'
import { usePerson } from '../session/use-person.ts'
import { useSignOut } from '../session/use-sign-out.ts'

const inBoth = ({ cn, en }: { cn: string; en: string }) => ({ zh: cn, en })

/** Who is at the desk, for whom, and the way out. */
export function SignedOnPerson() {
  const t = useText(deskMessages)
  const { language } = useLanguage()
  const { data: person } = usePerson()
  const signOut = useSignOut()
  const name = person && inLanguage(inBoth(person.name), language)
  const company = person && inLanguage(inBoth(person.company.name), language)
  return (
    <div className="surface grid gap-3 rounded-card p-3">
      <div className="flex min-h-10 items-center gap-2.5">
        {name && company && (
          <>
            <Avatar name={name.text} size={36} />
            <div className="min-w-0">
              <p className="font-bold">
                <LocalName name={name} />
              </p>
              <p className="text-12 text-ink-2">
                <LocalName name={company} />
              </p>
            </div>
          </>
        )}
      </div>
      <div className="grid gap-2">
        <a
          href="/exhibition"
          className="flex min-h-8 items-center gap-2 rounded-control px-1 text-13 text-ink-2 hover:text-harbour pointer-coarse:min-h-11"
        >
          <ExternalLink size={16} strokeWidth={1.75} aria-hidden />
          {t('site')}
        </a>
        <Button
          size={32}
          icon={<LogOut size={16} strokeWidth={1.75} aria-hidden />}
          busy={signOut.isPending}
          onClick={() => signOut.mutate()}
        >
          {t('signOut')}
        </Button>
      </div>
    </div>
  )
}
