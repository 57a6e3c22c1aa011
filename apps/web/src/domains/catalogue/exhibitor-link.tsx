import type { ExhibitionProfile, Exhibitor } from '@tradefloor/contract'
import { addressOf, boothQuery, boothSpot, type Device, exhibitorOpens } from '@tradefloor/rules'
import { useText } from '@tradefloor/ui'
import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { pageTexts } from '../../shared/page/texts.ts'

interface ExhibitorLinkProps {
  exhibitor: Exhibitor
  /** Of the exhibition whose list this is; in a list of several the booth is always ours. */
  profile?: ExhibitionProfile | undefined
  device: Device
  className?: string
  /** Called when it is followed to a booth. */
  onOpen?: ((click: MouseEvent) => void) | undefined
  children: ReactNode
}

/** To the exhibitor's booth, or to its own place outside where the exhibition says so. */
export function ExhibitorLink({
  exhibitor,
  profile,
  device,
  className,
  onOpen,
  children,
}: ExhibitorLinkProps) {
  const t = useText(pageTexts)
  const { company, vhall, exhibition_id } = exhibitor
  const opens = profile && exhibitorOpens(profile, vhall.url)
  if (opens?.kind === 'external')
    return (
      <a href={opens.address} target="_blank" rel="noopener noreferrer" className={className}>
        {children}
        <span className="sr-only">{t('newWindow')}</span>
      </a>
    )
  const ids = { companyId: company.id, exhibitionId: exhibition_id, instanceId: vhall.id }
  return (
    <Link to={addressOf(boothSpot[device], boothQuery(ids))} className={className} onClick={onOpen}>
      {children}
    </Link>
  )
}
