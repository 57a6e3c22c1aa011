import dinnerSet from './pictures/dinner-set.webp'
import teaSet from './pictures/tea-set.webp'
import vase from './pictures/vase.webp'

/** A company that does not exist, filled in as an exhibitor would be. */
export const sampleCompany = {
  name: { zh: '云湾陶瓷有限公司', en: 'Cloud Bay Ceramics Co., Ltd.' },
  info: {
    zh: '云湾是一家有二十年历史的窑厂，做日用茶餐具，也做手拉坯陈设瓷。瓷土和釉料自己配，每一窑都送检铅镉溶出。小批量定制三周交货。',
    en: 'Cloud Bay is a kiln with twenty years behind it. It makes tea ware and tableware for every day, and thrown pieces for display. Clay and glaze are mixed in house, and every firing is tested for lead and cadmium. Small custom orders take three weeks.',
  },
  mainProducts: { zh: '茶具、餐具、花器', en: 'Tea ware, tableware, vases' },
  saleScope: { zh: '东亚、欧洲、北美', en: 'East Asia, Europe, North America' },
  manager: { zh: '许知青', en: 'Xu Zhiqing' },
  post: { zh: '外贸经理', en: 'Export manager' },
  phone: '0580-000 0000',
  email: 'hello@cloudbay.example',
  website: 'www.cloudbay.example',
  address: { zh: '云湾镇窑前路 8 号', en: '8 Kiln Road, Cloud Bay' },
  products: [
    {
      picture: teaSet,
      name: { zh: '粉青盖碗茶具七件套', en: 'Powder-blue gaiwan set, 7 pcs' },
      price: { price_low: 180, price_high: 220, price_unit: 'set' },
    },
    {
      picture: dinnerSet,
      name: { zh: '梅子青餐具十六件套', en: 'Plum-green dinner set, 16 pcs' },
      price: { price_low: 320, price_high: 390, price_unit: 'set' },
    },
    {
      picture: vase,
      name: { zh: '手拉坯弦纹瓶', en: 'Hand-thrown string vase' },
      price: { price_low: 260, price_high: 480, price_unit: 'piece' },
    },
  ],
  scene: '/scene/posters/booth-tea-terrace.avif',
  filmCover: '/scene/posters/hall-tea-terrace.avif',
} as const
