import { priceText } from '@tradefloor/rules'
import { inLanguage, useLanguage, useText } from '@tradefloor/ui'
import { Play } from 'lucide-react'
import { sampleCompany } from './company.ts'
import { SampleLogo } from './sample-logo.tsx'
import { sampleTexts } from './texts.ts'

/** Words of the sample in the reader's language. */
function useWords() {
  const { language } = useLanguage()
  return (words: { readonly zh: string; readonly en: string }) => inLanguage(words, language).text
}

function Facts({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className="grid gap-1.5 text-13">
      {rows.map(([label, value]) => (
        <div
          key={label}
          className="grid grid-cols-[76px_minmax(0,1fr)] gap-2 max-[17.5rem]:grid-cols-1 max-[17.5rem]:gap-0"
        >
          <dt className="text-ink-3">{label}</dt>
          <dd className="min-w-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export function AboutSample() {
  const t = useText(sampleTexts)
  const say = useWords()
  return (
    <>
      <p className="mb-3 text-ink-2">{say(sampleCompany.info)}</p>
      <Facts
        rows={[
          [t('mainProducts'), say(sampleCompany.mainProducts)],
          [t('saleScope'), say(sampleCompany.saleScope)],
        ]}
      />
    </>
  )
}

export function VideosSample() {
  const t = useText(sampleTexts)
  return (
    <>
      <div className="relative overflow-hidden rounded-control">
        <img src={sampleCompany.filmCover} alt="" className="aspect-video w-full object-cover" />
        <span className="glass absolute top-1/2 left-1/2 grid size-12 -translate-1/2 place-items-center rounded-pill">
          <Play size={22} strokeWidth={1.75} aria-hidden className="ml-0.5" />
        </span>
        <span className="glass absolute right-2 bottom-2 rounded-tag px-1.5 text-12">{t('filmLength')}</span>
      </div>
      <p className="mt-2 font-bold">{t('film')}</p>
    </>
  )
}

export function ProductsSample() {
  const say = useWords()
  const { language } = useLanguage()
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,5rem),1fr))] gap-2.5">
      {sampleCompany.products.map(({ picture, name, price }) => (
        <li key={picture}>
          <img
            src={picture}
            alt=""
            className="aspect-square w-full rounded-control border border-line object-cover"
          />
          <p className="mt-1.5 text-13 leading-[1.125rem] font-bold">{say(name)}</p>
          <p className="text-12 text-coral-ink">{priceText(price, language)}</p>
        </li>
      ))}
    </ul>
  )
}

export function ContactSample() {
  const t = useText(sampleTexts)
  const say = useWords()
  const { manager, phone, email, website, address } = sampleCompany
  return (
    <Facts
      rows={[
        [t('manager'), say(manager)],
        [t('phone'), phone],
        [t('email'), email],
        [t('website'), website],
        [t('address'), say(address)],
      ]}
    />
  )
}

export function CardSample() {
  const say = useWords()
  const { name, manager, post, phone, email } = sampleCompany
  return (
    <div className="flex aspect-[1.7] max-w-80 flex-col rounded-card bg-linear-135 from-harbour-deep to-harbour p-5 text-white">
      <div className="flex items-start justify-between gap-3">
        <div>
          <p className="text-18 font-bold">{say(manager)}</p>
          <p className="text-13 text-white/85">{say(post)}</p>
        </div>
        <SampleLogo className="size-9" />
      </div>
      <div className="mt-auto text-13 leading-[1.25rem]">
        <p className="font-bold">{say(name)}</p>
        <p className="text-white/85">{phone}</p>
        <p className="text-white/85">{email}</p>
      </div>
    </div>
  )
}

export function ChatSample() {
  const t = useText(sampleTexts)
  return (
    <div className="grid gap-2.5">
      <p className="max-w-[86%] justify-self-end rounded-[14px_4px_14px_14px] bg-harbour px-3.5 py-2 text-white">
        {t('asked')}
      </p>
      <p className="max-w-[86%] rounded-[4px_14px_14px_14px] border border-line px-3.5 py-2">
        {t('answered')}
      </p>
    </div>
  )
}
