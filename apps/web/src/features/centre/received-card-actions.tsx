import type { ReceivedCard } from '@tradefloor/contract'
import { addressOf, boothPanels, boothQuery, boothSpot, dialAddress } from '@tradefloor/rules'
import { download, IconButton, useLanguage, useNotice, useText } from '@tradefloor/ui'
import { BookUser, Copy, type LucideIcon, Mail, MessageCircleMore, Phone, QrCode, Store } from 'lucide-react'
import { Link } from 'react-router'
import { useCopy } from '../../shared/page/use-copy.ts'
import { cardHolderTexts } from './card-holder-texts.ts'
import { linesOfCard, vcardOfCard, wordsOfCard } from './received-card-text.ts'
import { centreTexts } from './texts.ts'

interface CardActionsProps {
  received: ReceivedCard
  onQr: () => void
}

const tool =
  'flex min-h-10 items-center gap-1.5 rounded-control px-2 text-13 text-harbour hover:bg-sand-2 [--ring-offset:-2px]'

/** On to the company, for a mouse, and what can be done with its card. */
export function CardTools({ received, onQr }: CardActionsProps) {
  const t = useText(cardHolderTexts)
  const { language } = useLanguage()
  const copy = useCopy()
  const { company } = wordsOfCard(received, language)
  const booth = boothQuery({
    companyId: received.company_id,
    exhibitionId: received.exhibition_id,
    instanceId: received.instance_id ?? undefined,
  })
  return (
    <div className="-mx-1.5 mt-2 -mb-1.5 flex items-center border-t border-line pt-1 group-data-editing:invisible">
      {!received.withdrawn && (
        <>
          <Link
            to={addressOf(boothPanels.chat.desktop, booth)}
            aria-label={t('chatWith', { name: company })}
            className={tool}
          >
            <MessageCircleMore size={16} strokeWidth={1.75} aria-hidden />
            {t('chat')}
          </Link>
          <Link
            to={addressOf(boothSpot.desktop, booth)}
            aria-label={t('boothOf', { name: company })}
            className={tool}
          >
            <Store size={16} strokeWidth={1.75} aria-hidden />
            {t('booth')}
          </Link>
        </>
      )}
      <span className="flex-1" />
      <IconButton
        label={t('copyOf', { name: company })}
        icon={<Copy size={16} strokeWidth={1.75} aria-hidden />}
        onClick={() => copy(linesOfCard(received, language), company)}
        className="text-ink-2 hover:bg-sand-2"
      />
      <IconButton
        label={t('qrOf', { name: company })}
        icon={<QrCode size={16} strokeWidth={1.75} aria-hidden />}
        onClick={onQr}
        className="text-ink-2 hover:bg-sand-2"
      />
    </div>
  )
}

const action =
  'flex min-h-13 flex-col items-center justify-center gap-0.5 rounded-control text-12 text-harbour active:bg-harbour-light [--ring-offset:-2px]'

/** What a phone can do with a card: call, write, keep it in the address book, copy it, show it to a camera. */
export function CardActions({ received, onQr }: CardActionsProps) {
  const t = useText(cardHolderTexts)
  const centre = useText(centreTexts)
  const { language } = useLanguage()
  const notice = useNotice()
  const copy = useCopy()
  const { company, phone, email } = wordsOfCard(received, language)
  const keep = () => {
    download(`${company}.vcf`, 'text/vcard;charset=utf-8', vcardOfCard(received, language))
    notice({ tone: 'success', text: centre('exported') })
  }
  return (
    <div className="-mx-1.5 mt-2 -mb-1.5 grid auto-cols-fr grid-flow-col border-t border-line pt-1 group-data-editing:opacity-50">
      {phone && (
        <a href={dialAddress(phone)} aria-label={t('callOf', { name: company })} className={action}>
          <Face Icon={Phone} text={t('call')} />
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} aria-label={t('mailOf', { name: company })} className={action}>
          <Face Icon={Mail} text={t('mail')} />
        </a>
      )}
      <button type="button" aria-label={t('keepOf', { name: company })} onClick={keep} className={action}>
        <Face Icon={BookUser} text={t('keep')} />
      </button>
      <button
        type="button"
        aria-label={t('copyOf', { name: company })}
        onClick={() => copy(linesOfCard(received, language), company)}
        className={action}
      >
        <Face Icon={Copy} text={t('copyCard')} />
      </button>
      <button type="button" aria-label={t('qrOf', { name: company })} onClick={onQr} className={action}>
        <Face Icon={QrCode} text={t('qr')} />
      </button>
    </div>
  )
}

const Face = ({ Icon, text }: { Icon: LucideIcon; text: string }) => (
  <>
    <Icon size={20} strokeWidth={1.75} aria-hidden />
    {text}
  </>
)
