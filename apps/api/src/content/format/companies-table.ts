import { industries, standTiers } from '@tradefloor/contract/schemas'
import { id, phone, w, words } from './column-makers.ts'
import type { Table } from './columns.ts'

export const companies: Table = {
  name: 'companies',
  about: w('参展企业', 'Exhibiting companies'),
  columns: {
    id: id(
      w('企业编号，由主办方自定，导入后不变', 'The organiser’s own number of the company; it never changes'),
    ),
    name: words(120, w('企业名称', 'Name'), true),
    industry: { kind: 'choice', of: industries, required: true, about: w('行业', 'Industry') },
    country: {
      kind: 'country',
      otherwise: 'CN',
      about: w('国家代码，不填为 CN', 'Country code; CN when empty'),
      example: 'CN',
    },
    province: {
      kind: 'area',
      level: 'province',
      about: w('省代码', 'Code of the province'),
      example: '330000',
    },
    city: { kind: 'area', level: 'city', about: w('市代码', 'Code of the city'), example: '330900' },
    area: { kind: 'area', level: 'area', about: w('区县代码', 'Code of the district'), example: '330902' },
    address: words(200, w('地址', 'Address')),
    manager: words(60, w('负责人', 'Manager')),
    manager_phone: { ...phone, about: w('负责人电话', 'The manager’s telephone') },
    email: { kind: 'email', about: w('邮箱', 'Mail') },
    phone,
    website: { kind: 'url', about: w('网站', 'Website') },
    register_capital: words(60, w('注册资本', 'Registered capital')),
    employees: {
      kind: 'number',
      min: 0,
      max: 5,
      decimals: 0,
      otherwise: 0,
      about: w(
        '员工规模：1 为 0–49，2 为 50–199，3 为 200–999，4 为 1000–9999，5 为 10000 以上',
        'Employees: 1 is 0–49, 2 is 50–199, 3 is 200–999, 4 is 1000–9999, 5 is 10000 or more',
      ),
    },
    info: words(4000, w('企业介绍', 'About the company')),
    main_products: words(500, w('主营产品', 'Main products')),
    sale_scope: words(500, w('销售范围', 'Where it sells')),
    logo: { kind: 'media', types: ['picture'], about: w('标志', 'Logo') },
    images: {
      kind: 'media',
      types: ['picture'],
      many: true,
      about: w('企业图片', 'Pictures of the company'),
    },
    posters: { kind: 'media', types: ['picture'], many: true, about: w('展位海报', 'Posters at the booth') },
    stand: {
      kind: 'choice',
      of: standTiers,
      otherwise: 'shell',
      about: w(
        '展厅里的展位，依次为标准（不填即是）、转角、特装',
        'Its stand in the hall, in a row (also when empty), on a corner or free-standing',
      ),
      example: 'corner',
    },
    booths: {
      kind: 'booths',
      required: true,
      about: w(
        '参加的展会：展会编号:展位号，多个用分号隔开',
        'Where it exhibits: exhibition:booth number, several joined by semicolons',
      ),
      example: '21:A108; 34',
    },
  },
}
