import { bilingual } from '@tradefloor/ui'

/** Of a booth's pages on a phone: a desktop does without them. */
export const phoneBoothTexts = bilingual({
  zh: {
    more: '更多',
    aboutHint: '主营、规模、简介',
    contactHint: '电话、邮箱、网站',
    videoCount: '{count} 个',
    productCount: '{count} 件',
    cardNeedsLogin: '请先登录再交换名片',
    share: '分享展位',
    enterBooth: '进展位',
    unknownProduct: '没有找到这件展品',
    unknownProductHint: '它可能已经下架，看看该展商的其他展品',
    toProducts: '查看全部展品',
  },
  en: {
    more: 'More',
    aboutHint: 'Products, size, profile',
    contactHint: 'Phone, email, website',
    videoCount: '{count}',
    productCount: '{count}',
    cardNeedsLogin: 'Please log in first to exchange cards',
    share: 'Share this booth',
    enterBooth: 'Booth',
    unknownProduct: 'We could not find this product',
    unknownProductHint: 'It may have been removed. See the other products at this booth',
    toProducts: 'See all products',
  },
})
