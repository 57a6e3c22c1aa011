import { Button, SailingBoat, useText } from '@tradefloor/ui'
import { Component, type ReactNode } from 'react'
import { appMessages } from './messages.ts'

/** What is left when the site itself did not come: a sentence, and a way to try again. */
export function BrokenPage() {
  const t = useText(appMessages)
  return (
    <main className="grid min-h-dvh place-items-center p-6 text-center">
      <div className="flex flex-col items-center">
        <SailingBoat />
        <h1 className="mt-3 text-20 font-bold">{t('brokenTitle')}</h1>
        <p className="mt-1 text-ink-2">{t('brokenHint')}</p>
        <Button look="primary" className="mt-5" onClick={() => window.location.reload()}>
          {t('reload')}
        </Button>
      </div>
    </main>
  )
}

/** A part of the site that no longer exists on the server, after an update, ends here and not in a white page. */
export class BrokenBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? <BrokenPage /> : this.props.children
  }
}
