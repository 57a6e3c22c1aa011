import { Tabs as Ark } from '@ark-ui/react/tabs'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface Tab<Value extends string> {
  value: Value
  text: string
  count?: number
  panel: ReactNode
}

interface TabsProps<Value extends string> {
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** `fill` shares the width out, for a phone. */
  layout?: 'start' | 'fill'
  listClassName?: string
  panelClassName?: string
  className?: string
}

const trigger =
  'relative flex h-12 items-center gap-1.5 whitespace-nowrap rounded-control text-ink-2 [--ring-offset:-2px] ' +
  'data-selected:font-bold data-selected:text-ink ' +
  'data-selected:after:absolute data-selected:after:bottom-0 ' +
  'data-selected:after:h-[3px] data-selected:after:rounded-pill data-selected:after:bg-harbour'

/** Only the panel in force is mounted: the others ask the server for nothing. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onChange, layout = 'start', listClassName, panelClassName, className } = props
  return (
    <Ark.Root
      value={value}
      onValueChange={(details) => onChange(details.value as Value)}
      lazyMount
      unmountOnExit
      className={className}
    >
      <Ark.List
        aria-label={label}
        className={classNames(
          'flex shrink-0 border-b border-line',
          layout === 'start' && '-mx-3 gap-1',
          listClassName,
        )}
      >
        {tabs.map((tab) => (
          <Ark.Trigger
            key={tab.value}
            value={tab.value}
            className={classNames(
              trigger,
              layout === 'fill'
                ? 'flex-1 justify-center text-13 after:inset-x-0 min-[375px]:text-15'
                : 'px-3 text-16 after:inset-x-3',
            )}
          >
            {tab.text}
            {tab.count !== undefined && <span className="text-13 font-normal text-ink-3">{tab.count}</span>}
          </Ark.Trigger>
        ))}
      </Ark.List>
      {tabs.map((tab) => (
        <Ark.Content key={tab.value} value={tab.value} className={panelClassName}>
          {tab.panel}
        </Ark.Content>
      ))}
    </Ark.Root>
  )
}
