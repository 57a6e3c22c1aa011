import type { SweptPage } from './sweep.ts'

/** What does not exist is answered so, which the console reports. */
const notFound = [/status of 404/]

const resultTabs = '[role=dialog] [role=tablist]'

/** Every page of the site on a desktop, with what may lie over it, in groups that one journey goes through. */
export const desktopPages: Record<string, readonly SweptPage[]> = {
  'the home page, exhibitions and conference halls': [
    { rows: 'B-03', path: '/exhibition' },
    { rows: 'B-05', path: '/exhibition?list=held' },
    { rows: 'B-05', path: '/exhibition?list=review' },
    { rows: 'B-12', path: '/plateformInfo' },
    { rows: 'K-17', path: '/area/zhanqu?exhibition_id=34&status=0' },
    { rows: 'G-02', path: '/area/zhanqu?exhibition_id=34&list=exhibitors', besideScene: true },
    { rows: 'F-03', path: '/area/consult?exhibition_id=21&status=0' },
    { rows: 'F-04', path: '/area/consult/relation?exhibition_id=21', besideScene: true },
    { rows: 'F-04', path: '/area/consult/rcap?exhibition_id=21', besideScene: true },
    { rows: 'F-05', path: '/area/conference?exhibition_id=21' },
    { rows: 'F-06', path: '/area/bigconference?exhibition_id=21' },
    { rows: 'F-08', path: '/area/bigconference/bigAgenda?exhibition_id=21', besideScene: true },
    { rows: 'F-09', path: '/area/smallconference/smallGuest?exhibition_id=21', besideScene: true },
    { rows: 'F-07', path: '/area/smallconference/smallIntroduce?exhibition_id=21', besideScene: true },
  ],
  'booths, search, accounts and plain pages': [
    { rows: 'H-03', path: '/area/ztDetail/about?company_id=1001&exhibition_id=21', besideScene: true },
    { rows: 'H-04', path: '/area/ztDetail/product?company_id=1001&exhibition_id=21', besideScene: true },
    { rows: 'H-05', path: '/area/ztDetail/card?company_id=1001&exhibition_id=21', besideScene: true },
    { rows: 'H-06', path: '/area/ztDetail/contact?company_id=1001&exhibition_id=21', besideScene: true },
    { rows: 'H-02', path: '/area/ztDetail?company_id=1001&exhibition_id=21' },
    { rows: 'S-77', path: '/area/ztDetail?company_id=999999&exhibition_id=21', expectedErrors: notFound },
    { rows: 'S-77', path: '/area/zhanqu?exhibition_id=999999', expectedErrors: notFound },
    { rows: 'S-77', path: '/messageMails', expectedErrors: notFound },
    { rows: 'S-78', path: '/choosePavilion' },
    { rows: 'E-02', path: '/plateformInfo?find=100&find_search=海', shows: resultTabs },
    { rows: 'E-02', path: '/plateformInfo?find=101&find_search=鱿鱼&find_video=1', shows: resultTabs },
    { rows: 'E-02', path: '/plateformInfo?find=100&find_search=zzzz', shows: resultTabs },
    { rows: 'C-01', path: '/login' },
    { rows: 'C-05', path: '/register' },
    { rows: 'C-08', path: '/forget' },
    { rows: 'B-13', path: '/beltRoad' },
    { rows: 'B-10', path: '/role' },
    { rows: 'B-16', path: '/documentView' },
    { rows: 'N-02', path: '/privacy' },
    { rows: 'N-02', path: '/terms' },
    { rows: 'A-08', path: '/nowhere' },
  ],
}

/** The first is the size of the window in which pages are loaded, the last is that window at 200 %. */
export const desktopSizes = [
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 1280, height: 800 },
  { width: 1024, height: 700 },
  { width: 720, height: 450 },
] as const
