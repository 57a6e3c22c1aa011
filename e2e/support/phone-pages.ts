const booth = 'company_id=1001&exhibition_id=21'

/** Pages and sheets of the phone, in groups that one journey goes through. */
export const phonePages = {
  'the main pages and the lists': [
    '/mobileExhibition',
    '/choosePavilion',
    '/mobileExhibitors',
    '/mobileplateformInfo',
    '/mobileSearch',
    '/mobileSearch?find=100&find_word=fish',
    '/mobileSearch?find=101&find_word=海',
    '/mobilezhanquExhibitor?exhibition_id=34',
  ],
  'a booth': [
    `/mobilezhanquDetaile?${booth}`,
    `/mobilezhanquDetaile?${booth}&panel=more`,
    `/mobilezhanquDetaile?${booth}&panel=contact`,
    `/mobilezhanquDetaile?${booth}&panel=card`,
    `/mobileAboutCompany?${booth}`,
    `/mobileVideoList?${booth}`,
    `/mobileAboutProduct?${booth}`,
    `/mobileAboutProductDetail?${booth}&exhibition_product_id=10010121`,
  ],
} as const
