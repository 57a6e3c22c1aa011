import type { SweptPage } from './sweep.ts'

const booth = 'company_id=1001&exhibition_id=21'

/** Pages and sheets of the phone, in groups that one journey goes through. Those of S-95 are shown at 200 % text size, too. */
export const phonePages: Record<string, readonly SweptPage[]> = {
  'the main pages, lists and exhibitions': [
    { rows: 'J-02 S-95 S-97', path: '/mobileExhibition' },
    { rows: 'J-03 J-01 S-95 S-97', path: '/choosePavilion' },
    { rows: 'J-04 S-95 S-97', path: '/mobileExhibitors' },
    { rows: 'J-11 S-95 S-97', path: '/mobileplateformInfo' },
    { rows: 'E-06 S-95 S-97', path: '/mobileSearch' },
    { rows: 'E-06 S-95 S-97', path: '/mobileSearch?find=100&find_search=fish' },
    { rows: 'E-06 S-95 S-97', path: '/mobileSearch?find=101&find_search=海' },
    { rows: 'J-07 S-95 S-97', path: '/mobilezhanquExhibitor?exhibition_id=34' },
    { rows: 'J-06', path: '/mobilezhanqu?exhibition_id=34' },
    { rows: 'J-09', path: '/mobilecomponent?exhibition_id=34' },
    { rows: 'K-17', path: '/mobileConsult?exhibition_id=21&status=0' },
    { rows: 'J-09', path: '/mobileConsult?exhibition_id=21' },
    { rows: 'J-09', path: '/mobileConsult?exhibition_id=21&panel=rcap' },
    { rows: 'F-04', path: '/mobileConsult?exhibition_id=21&panel=relation' },
  ],
  'conference halls, a booth and plain pages': [
    { rows: 'J-09 S-95 S-97', path: '/mobileMeetHall?exhibition_id=21' },
    { rows: 'J-11 S-95 S-97', path: '/mobileBigconference?exhibition_id=21' },
    { rows: 'J-11 S-95 S-97', path: '/mobileSmallconference?exhibition_id=21' },
    { rows: 'J-10 S-95 S-97', path: '/schedule?exhibition_id=21' },
    { rows: 'J-10 S-95 S-97', path: '/mobileGuest?exhibition_id=21' },
    { rows: 'J-08 S-95 S-97', path: `/mobilezhanquDetaile?${booth}` },
    { rows: 'J-08 S-95 S-97', path: `/mobilezhanquDetaile?${booth}&panel=more` },
    { rows: 'J-08 S-95 S-97', path: `/mobilezhanquDetaile?${booth}&panel=contact` },
    { rows: 'H-07 S-95 S-97', path: `/mobilezhanquDetaile?${booth}&panel=card` },
    { rows: 'J-08 S-95 S-97', path: `/mobileAboutCompany?${booth}` },
    { rows: 'J-08 S-95 S-97', path: `/mobileVideoList?${booth}` },
    { rows: 'J-12 S-95 S-97', path: `/mobileAboutProduct?${booth}` },
    { rows: 'J-12 S-95 S-97', path: `/mobileAboutProductDetail?${booth}&exhibition_product_id=10010121` },
    { rows: 'C-01 S-95 S-97', path: '/mobileLogin' },
    { rows: 'B-16', path: '/documentView' },
    { rows: 'A-08', path: '/nowhere' },
  ],
}

/** Of phones and small tablets, in landscape, and at 200 % zoom. The first is the size in which pages are loaded. */
export const phoneSizes = [
  { width: 390, height: 844 },
  { width: 414, height: 896 },
  { width: 768, height: 1024 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 195, height: 422 },
] as const

/** Twice the usual text size, a small phone, and landscape. */
export const textSizes = [
  { width: 390, height: 844, fontSize: 32 },
  { width: 320, height: 568, fontSize: 32 },
  { width: 844, height: 390, fontSize: 32 },
  { width: 320, height: 568, fontSize: 16 },
  { width: 844, height: 390, fontSize: 16 },
] as const
