import { createElement, type ReactNode, type SVGProps } from 'react'

/** An icon as lucide-react describes it. */
export interface IconData {
  name: string
  aliases?: readonly string[]
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[]
}

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number | string
  children?: ReactNode
}

const says = (prop: string) => prop.startsWith('aria-') || prop === 'role' || prop === 'title'

/**
 * Takes the place of lucide-react's own `createLucideIcon` in the built site: the same drawing from the same data for
 * the properties that are used here. The original also reads a context, changes cases and scales strokes, which costs
 * every page more than a kilobyte and every icon some work.
 */
export default function createIcon({ name, aliases = [], node }: IconData) {
  const ownClass = ['lucide', ...[name, ...aliases].map((one) => `lucide-${one}`)].join(' ')
  return function Icon({ size = 24, color = 'currentColor', className, children, ...rest }: IconProps) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: color,
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className ? `${ownClass} ${className}` : ownClass,
        'aria-hidden': !children && !Object.keys(rest).some(says) ? true : undefined,
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    )
  }
}
