import type { Device } from '@tradefloor/rules'
import { inLanguage, LocalName, Picture, useLanguage, useNotice, useText } from '@tradefloor/ui'
import { Link } from 'react-router'
import { CompanyLogo } from '../catalogue/company-logo.tsx'
import { forgetSeen, type Seen } from './recent-store.ts'
import { seenAddress } from './seen-address.ts'
import { recentTexts } from './texts.ts'
import { useRecentlySeen } from './use-recently-seen.ts'

/** The way back to the booths and exhibits one has looked at. */
export default function RecentlySeen({ device, className }: { device: Device; className?: string }) {
  const t = useText(recentTexts)
  const notice = useNotice()
  const seen = useRecentlySeen()
  const clear = () => {
    forgetSeen()
    notice({ tone: 'success', text: t('cleared') })
  }
  return (
    <section aria-labelledby="recently-seen" className={className}>
      <header className="flex items-center gap-2 px-3 pt-0.5">
        <div className="min-w-0 flex-1">
          <h2 id="recently-seen" className="text-16 font-bold">
            {t('title')}
          </h2>
          <p className="text-12 text-on-glass-2">{t('onlyHere')}</p>
        </div>
        <button
          type="button"
          aria-label={t('clearLabel')}
          onClick={clear}
          className="-mr-2 flex h-10 shrink-0 items-center rounded-control px-2 text-13 text-[#b9d2ff] hover:text-white"
        >
          {t('clear')}
        </button>
      </header>
      <ul className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        {seen.map((one) => (
          <li key={seenAddress(one, device)}>
            <SeenRow seen={one} device={device} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function SeenRow({ seen, device }: { seen: Seen; device: Device }) {
  const t = useText(recentTexts)
  const { language } = useLanguage()
  const name = inLanguage(seen.name, language)
  const company = seen.company && inLanguage(seen.company, language)
  return (
    <Link
      to={seenAddress(seen, device)}
      className="flex min-h-14 items-center gap-3 rounded-row px-3 py-1.5 hover:bg-glass-hover"
    >
      {seen.kind === 'booth' ? (
        <CompanyLogo src={seen.picture} name={name.text} className="size-10" />
      ) : (
        <Picture
          src={seen.picture}
          name={name.text}
          sizes="40px"
          className="size-10 shrink-0 rounded-control"
        />
      )}
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 leading-[1.25rem]">
          <LocalName name={name} />
        </span>
        <span className="block truncate text-12 text-on-glass-2">
          {t(seen.kind)}
          {company && (
            <>
              <span
                aria-hidden
                className="mx-1.5 inline-block size-[3px] rounded-pill bg-current align-middle"
              />
              <LocalName name={company} />
            </>
          )}
        </span>
      </span>
    </Link>
  )
}
