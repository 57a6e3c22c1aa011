import {
  aDocument,
  anExhibition,
  anExhibitor,
  aProduct,
  aProgrammeSession,
  aVideo,
  testPassword,
} from './builders.ts'
import type { Known } from './openapi-values.ts'
import type { TestApp } from './test-app.ts'

/** Limits that stand aside, so that what lies behind them is reached. */
export const noLimits = {
  CODE_SECONDS: '0',
  CODES_AN_HOUR: '1000',
  CODES_A_DAY: '10000',
  CODES_AN_ADDRESS: '100000',
  SIGN_IN_FAILURES: '1000',
  SIGN_INS_AN_ADDRESS: '100000',
  EXCHANGES_A_DAY: '10000',
  ENQUIRIES_AN_HOUR: '10000',
  CALLS_A_MINUTE: '1000000',
  MESSAGES_A_MINUTE: '1000000',
  MESSAGE_BURST: '1000000',
  NEW_CONVERSATIONS_AN_HOUR: '100000',
  UPLOADS: '10000',
  UPLOAD_MB: '10000',
  SSO_SITES: 'zhoushan:a-key-of-a-test-site',
}

export const ssoSite = { audience: 'zhoushan', key: 'a-key-of-a-test-site' }

export type World = Awaited<ReturnType<typeof aWorld>>

/** One of everything a fair has, so that calls have something to name. */
export async function aWorld(fair: TestApp) {
  const { id: exhibitionId } = await anExhibition(fair)
  const booth = await anExhibitor(fair, { in: exhibitionId })
  const { productId, exhibitionProductId } = await aProduct(fair, booth)
  const videoId = await aVideo(fair, booth.exhibitorId)
  const documentId = await aDocument(fair, exhibitionId)
  const sessionId = await aProgrammeSession(fair, { in: exhibitionId })
  return { ...booth, productId, exhibitionProductId, videoId, documentId, sessionId }
}

/** What fields of these names may be given so that they mean something. */
export function knownIn(world: World): Known {
  const booth = [world.exhibitorId]
  return {
    exhibition_id: [world.exhibitionId],
    company_id: [world.companyId],
    exhibition_product_id: [world.exhibitionProductId],
    resource_id: [world.videoId],
    com_doc_id: [world.documentId, String(world.documentId)],
    hall_id: [...booth, 1, 2, 3],
    session_id: [world.sessionId],
    viewer: ['a-page-of-a-test-1', 'a-page-of-a-test-2'],
    instance_id: booth,
    vhall_id: booth,
    card_id: [world.contactId],
    id: [world.exhibitionId, world.companyId, world.exhibitionProductId, 1, 2, 3],
    ids: ['1', '1,2,3', '4,5,6', '7', world.videoId, `${world.videoId},none`],
    country_code: ['CN', 'US'],
    country: ['CN'],
    province: ['330000'],
    parent: ['330000', '330900'],
    audience: [ssoSite.audience],
    key: [ssoSite.key],
    areaDate: ['a'],
    purpose: ['login', 'register', 'reset'],
    password: [testPassword, 'Another#2026'],
    password_confirmation: ['Another#2026'],
    old_password: [testPassword],
    search: ['海客', 'squid', '%', '_'],
  }
}
