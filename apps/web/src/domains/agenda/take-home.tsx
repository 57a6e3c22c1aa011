import { exhibitionCalendarAddress } from '@tradefloor/contract'
import { type Device, scheduleHalls } from '@tradefloor/rules'
import { buttonClasses, classNames, dayText, MenuButton, useLanguage, useText } from '@tradefloor/ui'
import { CalendarPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { agendaTexts } from './texts.ts'
import { useExportFavourites } from './use-export-favourites.ts'
import { useWhenLoggedIn } from './use-when-logged-in.ts'

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
  const takeFavourites = useExportFavourites()
  const whenLoggedIn = useWhenLoggedIn(device)
  const [isFeedOpen, setFeedOpen] = useState(false)
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
            <CalendarFiles exhibitionId={exhibitionId} day={day} onTake={close} />
            <MenuItem onClose={close} onPress={() => void whenLoggedIn(() => void takeFavourites())}>
              {t('calendarFavourites')}
            </MenuItem>
            <MenuItem onClose={close} onPress={() => void whenLoggedIn(() => setFeedOpen(true))}>
              {t('subscribe')}
            </MenuItem>
            {device === 'desktop' && (
              <MenuItem onClose={close} onPress={() => window.print()}>
                {t('print')}
              </MenuItem>
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

interface CalendarFilesProps {
  exhibitionId: number
  day: string
  onTake: () => void
}

/** What anybody can download: a day, one of the halls, or all of it. */
function CalendarFiles({ exhibitionId, day, onTake }: CalendarFilesProps) {
  const t = useText(agendaTexts)
  const { language } = useLanguage()
  const files = [
    { text: t('calendarDay', { day: dayText(day, language, false) }), part: { day } },
    { text: t('calendarBig'), part: { hallId: scheduleHalls.big } },
    { text: t('calendarSmall'), part: { hallId: scheduleHalls.small } },
    { text: t('calendarAll'), part: {} },
  ]
  return files.map(({ text, part }) => (
    <a
      key={text}
      href={exhibitionCalendarAddress(exhibitionId, { ...part, language })}
      download
      onClick={onTake}
      className={item}
    >
      {text}
    </a>
  ))
}

interface MenuItemProps {
  onClose: () => void
  onPress: () => void
  children: string
}

/** Closes the menu, and then does what it says. */
function MenuItem({ onClose, onPress, children }: MenuItemProps) {
  return (
    <button
      type="button"
      onClick={() => {
        onClose()
        onPress()
      }}
      className={item}
    >
      {children}
    </button>
  )
}
