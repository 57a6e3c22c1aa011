import { exhibitionCalendarAddress } from '@tradefloor/contract'
import { type Device, scheduleHalls } from '@tradefloor/rules'
import { buttonClasses, classNames, dayText, MenuButton, useLanguage, useText } from '@tradefloor/ui'
import { CalendarPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { useSite } from '../../shared/config/site-context.tsx'
import { useLoginHint } from '../session/use-login-hint.ts'
import { agendaTexts } from './texts.ts'
import { useTakeFavourites } from './use-take-favourites.ts'

const FeedDialog = lazy(() => import('./feed-dialog.tsx'))

interface TakeHomeProps {
  exhibitionId: number
  device: Device
  day: string
  className?: string
}

const item =
  'flex min-h-10 w-full items-center rounded-control px-3 text-left text-14 text-ink hover:bg-sand-2 pointer-coarse:min-h-11'

/** The programme for the visitor's own calendar: a day, a hall, all of it, or what they marked. */
export function TakeHome({ exhibitionId, device, day, className }: TakeHomeProps) {
  const t = useText(agendaTexts)
  const { language } = useLanguage()
  const { session } = useSite()
  const takeFavourites = useTakeFavourites()
  const hint = useLoginHint(device)
  const { pathname, search } = useLocation()
  const [isFeedOpen, setFeedOpen] = useState(false)
  const files = [
    { text: t('calendarDay', { day: dayText(day, language, false) }), wish: { day } },
    { text: t('calendarBig'), wish: { hallId: scheduleHalls.big } },
    { text: t('calendarSmall'), wish: { hallId: scheduleHalls.small } },
    { text: t('calendarAll'), wish: {} },
  ]
  const signedIn = async (then: () => void) => {
    if (session.state() === 'restoring') await session.settled()
    if (session.state() === 'signed-in') then()
    else hint({ text: t('needLogin'), place: pathname + search, atOnce: false })
  }
  return (
    <>
      <MenuButton
        text={t('calendar')}
        icon={<CalendarPlus size={18} strokeWidth={1.75} aria-hidden />}
        className={classNames(buttonClasses('secondary'), 'px-3!', className)}
        panelClassName="right-0 left-auto! mt-1! w-60"
      >
        {(close) => (
          <>
            {files.map(({ text, wish }) => (
              <a
                key={text}
                href={exhibitionCalendarAddress(exhibitionId, { ...wish, language })}
                download
                onClick={close}
                className={item}
              >
                {text}
              </a>
            ))}
            <button
              type="button"
              onClick={() => {
                close()
                void signedIn(() => void takeFavourites())
              }}
              className={item}
            >
              {t('calendarFavourites')}
            </button>
            <button
              type="button"
              onClick={() => {
                close()
                void signedIn(() => setFeedOpen(true))
              }}
              className={item}
            >
              {t('subscribe')}
            </button>
            {device === 'desktop' && (
              <button
                type="button"
                onClick={() => {
                  close()
                  window.print()
                }}
                className={item}
              >
                {t('print')}
              </button>
            )}
          </>
        )}
      </MenuButton>
      {isFeedOpen && (
        <Suspense>
          <FeedDialog onClose={() => setFeedOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
