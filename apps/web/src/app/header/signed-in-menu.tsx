import { type CentreScreen, sitePaths } from '@tradefloor/rules'
import { Avatar, MenuButton, useText } from '@tradefloor/ui'
import { CircleUser, IdCard, LogOut, type LucideIcon, MessagesSquare, Star } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useConversations } from '../../domains/chat/use-conversations.ts'
import { sessionTexts } from '../../domains/session/texts.ts'
import { useProfile } from '../../domains/session/use-profile.ts'
import { useCentreLink } from '../../shared/page/use-centre-link.ts'
import { useLatePart } from '../../shared/page/use-late-part.ts'
import { desktopTexts } from '../desktop-texts.ts'
import { navItem } from './nav-item.ts'

const loadQuestion = () => import('../../domains/sign-out/log-out-question.tsx')

const entries: readonly {
  screen: CentreScreen
  text: 'userCentre' | 'talks' | 'favourites' | 'cardHolder'
  Icon: LucideIcon
}[] = [
  { screen: 'profile', text: 'userCentre', Icon: CircleUser },
  { screen: 'talks', text: 'talks', Icon: MessagesSquare },
  { screen: 'companies', text: 'favourites', Icon: Star },
  { screen: 'cardHolder', text: 'cardHolder', Icon: IdCard },
]

const item = 'flex min-h-11 w-full items-center gap-2.5 rounded-row px-3 text-left hover:bg-sand-2'

/** Who is signed in, and the ways to what is theirs. */
export default function SignedInMenu() {
  const t = useText(desktopTexts)
  const session = useText(sessionTexts)
  const { data, isPending } = useProfile()
  const centreLink = useCentreLink()
  const unread = useConversations()?.unread ?? 0
  const [asking, setAsking] = useState(false)
  const stop = () => setAsking(false)
  const LogOutQuestion = useLatePart(loadQuestion, { isWanted: asking, onMissing: stop })
  const name = data?.real_name || data?.nick_name || session('visitor')
  // Nobody is called by a made-up name first and by their own a moment later.
  if (isPending) return <span aria-hidden className="w-20" />
  return (
    <>
      <MenuButton
        text={name}
        icon={<Avatar name={name} size={32} />}
        className={`${navItem} max-w-40 gap-2! max-[1399px]:max-w-32 max-[1099px]:max-w-19 max-[1099px]:[&>span:not([aria-hidden])]:sr-only`}
        panelClassName="right-0 left-auto! w-56"
      >
        {(close) => (
          <>
            {entries.map(({ screen, text, Icon }) => (
              <Link key={screen} {...centreLink(screen)} onClick={close} className={item}>
                <Icon size={18} strokeWidth={1.75} aria-hidden />
                {t(text)}
                {screen === 'talks' && unread > 0 && (
                  <span className="ml-auto min-w-5 rounded-pill bg-coral-fill px-1.5 text-center text-12 font-bold text-white">
                    <span aria-hidden>{unread}</span>
                    <span className="sr-only">{t('unread', { count: unread })}</span>
                  </span>
                )}
              </Link>
            ))}
            <hr className="mx-3 my-1 border-line" />
            <button
              type="button"
              onClick={() => {
                close()
                setAsking(true)
              }}
              className={item}
            >
              <LogOut size={18} strokeWidth={1.75} aria-hidden />
              {session('logOut')}
            </button>
          </>
        )}
      </MenuButton>
      {LogOutQuestion && <LogOutQuestion open={asking} home={sitePaths.home.desktop} onClose={stop} />}
    </>
  )
}
