import { listNotices as noticesCall } from '@tradefloor/contract'
import type { Dependencies } from '../dependencies.ts'
import { listReply } from '../http/envelope.ts'
import type { TurningPoints } from '../http/turning-points.ts'
import { listNotices } from '../modules/notices/index.ts'
import { boothPage } from './booth-page.ts'
import { exhibitionPage } from './exhibition-page.ts'
import { homePage, isHomeKind } from './home-page.ts'
import { lostPage, otherPage } from './other-page.ts'
import { bringAlong, type PageContent } from './page-content.ts'
import type { Speech } from './page-speech.ts'
import { productPage } from './product-page.ts'
import type { Subject } from './requested-page.ts'

/** All about a page, read from the database. What it is about may not be there: then it is refused as not found. */
export async function readPage(
  deps: Dependencies & { turns: TurningPoints },
  subject: Subject,
  speech: Speech,
): Promise<PageContent> {
  const [content, notices] = await Promise.all([contentOf(deps, subject, speech), listNotices(deps)])
  // Every page shows what the organiser has to say.
  return {
    ...content,
    answers: { ...bringAlong([[noticesCall, {}, listReply(notices)]]), ...content.answers },
  }
}

function contentOf(
  deps: Dependencies & { turns: TurningPoints },
  subject: Subject,
  speech: Speech,
): PageContent | Promise<PageContent> {
  switch (subject.about) {
    case 'exhibition':
      return exhibitionPage(deps, subject, speech)
    case 'booth':
      return boothPage(deps, subject, speech)
    case 'product':
      return productPage(deps, subject, speech)
    case 'lost':
      return lostPage(speech)
    case 'itself':
      return isHomeKind(subject.kind)
        ? homePage(deps, subject.kind, speech)
        : otherPage(deps, subject.kind, speech)
  }
}

/** What can be said of a page when there is no time to ask, or nobody to ask. */
export const pageUnread = (deps: Dependencies, speech: Speech): PageContent => ({
  ...otherPage(deps, 'home', speech),
  isUnread: true,
})
