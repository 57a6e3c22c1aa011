import { centrePages, type Device } from '@tradefloor/rules'
import {
  Button,
  buttonClasses,
  inLanguage,
  LocalName,
  Picture,
  SailingBoat,
  useLanguage,
  useText,
} from '@tradefloor/ui'
import { Link } from 'react-router'
import { CompanyLogo } from '../catalogue/company-logo.tsx'
import type { Seen } from '../recent/recent-store.ts'
import { seenAddress } from '../recent/seen-address.ts'
import { useRecentlySeen } from '../recent/use-recently-seen.ts'
import { useSessionState } from '../session/use-session-state.ts'
import { lastProgramme } from './last-programme.ts'
import { offlineTexts } from './texts.ts'

/** The whole page on a phone; a card under the header on a desktop. */
const places = {
  phone: 'flex-1 px-4 pt-[calc(32px+var(--safe-top))] pb-[calc(24px+var(--safe-bottom))]',
  desktop: 'mx-auto mt-[calc(var(--h-header)+48px)] mb-12 max-w-xl rounded-sheet p-8 shadow-sheet',
} satisfies Record<Device, string>

/** In place of a page that did not come because there is no network: what there is to read without one. */
export default function OfflinePage({ device }: { device: Device }) {
  const t = useText(offlineTexts)
  const isSignedIn = useSessionState() === 'signed-in'
  const seen = useRecentlySeen()
  // A programme is kept once it was seen.
  const programme = lastProgramme(device)
  return (
    <div className={`surface flex w-full flex-col ${places[device]}`}>
      <div className="flex flex-col items-center text-center">
        <SailingBoat />
        <h1 className="mt-3 text-20 font-bold">{t('pageTitle')}</h1>
        <p className="mt-1 text-balance text-ink-2">
          {t(seen.length > 0 || isSignedIn || programme ? 'pageHint' : 'nothingSeen')}
        </p>
        <Button look="primary" size={48} className="mt-4 w-full" onClick={() => window.location.reload()}>
          {t('retry')}
        </Button>
      </div>
      <nav className="mt-3 grid grid-cols-2 gap-3">
        {isSignedIn && (
          <>
            <Link to={centrePages.companies} className={buttonClasses('secondary', 48)}>
              {t('favourites')}
            </Link>
            <Link to={centrePages.cardHolder} className={buttonClasses('secondary', 48)}>
              {t('cardHolder')}
            </Link>
          </>
        )}
        {programme && (
          <Link to={programme} className={`${buttonClasses('secondary', 48)} col-span-2`}>
            {t('schedule')}
          </Link>
        )}
      </nav>
      {seen.length > 0 && (
        <section aria-labelledby="seen-offline" className="mt-6">
          <h2 id="seen-offline" className="text-16 font-bold">
            {t('seen')}
          </h2>
          <ul className="mt-1 divide-y divide-line">
            {seen.map((one) => (
              <li key={seenAddress(one, device)}>
                <SeenRow seen={one} device={device} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function SeenRow({ seen, device }: { seen: Seen; device: Device }) {
  const { language } = useLanguage()
  const name = inLanguage(seen.name, language)
  const company = seen.company && inLanguage(seen.company, language)
  const look = 'size-11 shrink-0 rounded-control'
  return (
    <Link to={seenAddress(seen, device)} className="flex min-h-16 items-center gap-3 py-2">
      {seen.kind === 'booth' ? (
        <CompanyLogo src={seen.picture} name={name.text} className={look} />
      ) : (
        <Picture src={seen.picture} name={name.text} sizes="44px" className={look} />
      )}
      <span className="min-w-0 flex-1">
        <span className="block truncate font-bold">
          <LocalName name={name} />
        </span>
        {company && (
          <span className="block truncate text-13 text-ink-3">
            <LocalName name={company} />
          </span>
        )}
      </span>
    </Link>
  )
}
