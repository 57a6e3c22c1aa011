import { Button, SailingBoat, useText } from '@tradefloor/ui'
import { Component, type ReactNode } from 'react'
import { isMissingPart, remedy } from '../shared/page/missing-part.ts'
import { PageLoading } from './page-loading.tsx'
import { appTexts } from './texts.ts'

/** What is left when the site itself did not come: a sentence, and a way to try again. */
export function BrokenPage() {
  const t = useText(appTexts)
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

interface BrokenBoundaryProps {
  /** What is shown when a part did not come because there is no network. */
  away?: ReactNode
  /** Whoever goes elsewhere tries again. */
  at?: string
  children: ReactNode
}

type Wholeness = 'whole' | 'asking' | 'away' | 'broken'

/** A part of the site that no longer exists on the server, after an update, ends here and not in a white page. */
export class BrokenBoundary extends Component<BrokenBoundaryProps, { is: Wholeness }> {
  override state: { is: Wholeness } = { is: 'whole' }

  static getDerivedStateFromError(error: unknown): { is: Wholeness } {
    return { is: isMissingPart(error) ? 'asking' : 'broken' }
  }

  override componentDidUpdate({ at }: BrokenBoundaryProps) {
    if (at !== this.props.at && this.state.is !== 'whole') this.setState({ is: 'whole' })
  }

  override async componentDidCatch(error: unknown) {
    if (!isMissingPart(error)) return
    const is = await remedy()
    if (is === 'reload') window.location.reload()
    else this.setState({ is })
  }

  override render() {
    const { away, children } = this.props
    const pages = {
      whole: children,
      asking: <PageLoading />,
      away: away ?? <BrokenPage />,
      broken: <BrokenPage />,
    }
    return pages[this.state.is]
  }
}
