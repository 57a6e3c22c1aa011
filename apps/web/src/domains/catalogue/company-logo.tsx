import { classNames, Picture } from '@tradefloor/ui'

interface CompanyLogoProps {
  src: string
  name: string
  /** Its outer size. */
  className: string
}

/** A logo sits on white with room around it; without one stands the company's initial on its colour. */
export function CompanyLogo({ src, name, className }: CompanyLogoProps) {
  return (
    <span
      className={classNames(
        'block shrink-0 overflow-hidden rounded-control bg-white',
        src && 'border border-line p-1',
        className,
      )}
    >
      <Picture src={src} name={name} sizes="66px" className={classNames('size-full', src && 'bg-white!')} />
    </span>
  )
}
