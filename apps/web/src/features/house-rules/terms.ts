import type { BilingualPaper } from './paper.ts'

/** What one agrees to by registering. */
export const terms: BilingualPaper = {
  zh: {
    title: '用户协议',
    lead: '注册账户即表示您同意以下约定。只逛展不注册，也请遵守其中关于使用方式的部分。',
    parts: [
      {
        id: 'service',
        heading: '平台提供什么',
        lines: [
          '本平台由展会主办方运行，提供线上展馆、展位、会议日程、直播与回放、收藏、电子名片交换和一对一洽谈，观众使用不收费。',
          '平台会尽力保持可用，但不保证不中断；维护和重要变更会在页面顶部通知。',
        ],
      },
      {
        id: 'account',
        heading: '您的账户',
        lines: [
          [
            '注册信息请如实填写，并保持更新；展商凭这些信息决定怎样与您联系。',
            '账户由您本人使用。请妥善保管密码，验证码不要告诉任何人。',
            '发现账户被他人使用，请立即修改密码并联系主办方。修改密码后，其他设备上的登录会失效。',
            '您可以随时在个人中心删除账户。',
          ],
        ],
      },
      {
        id: 'conduct',
        heading: '使用方式',
        lines: [
          '请把这里当作一个真实的展会。以下行为不被允许：',
          [
            '冒充他人或其他企业；',
            '发送骚扰、欺诈、违法的内容，或与贸易无关的大量消息；',
            '用程序批量收集联系方式、名片或展品资料，或以此另作他用；',
            '绕过登录、限额等保护措施，或妨碍平台运行。',
          ],
          '主办方可以停用违反约定的账户，并会说明理由。',
        ],
      },
      {
        id: 'content',
        heading: '展商与展品的内容',
        lines: [
          '企业介绍、展品信息、价格、视频和资料由展商提供，由展商对其真实性和合法性负责。价格和起订量是洽谈的起点，不构成要约。',
          '这些内容的权利属于展商或主办方。您可以为洽谈和采购阅读、收藏、下载和转发给同事，不得用于其他商业目的。',
          '交易由您与展商直接达成，平台不是交易的一方，也不代收货款。',
        ],
      },
      {
        id: 'yours',
        heading: '您提交的内容',
        lines: [
          '您上传的名片图片、发送的消息和填写的留言仍属于您；平台只为向您指定的收件人展示而保存和传送它们。您提交的内容不应侵犯他人权利。',
        ],
      },
      {
        id: 'privacy',
        heading: '个人信息',
        lines: ['平台怎样处理个人信息，写在隐私说明里；它是本协议的一部分。'],
      },
      {
        id: 'rest',
        heading: '其他',
        lines: [
          '本协议如有修改，会更新版本号并在页面上公布；重大修改会再次征得您的同意。',
          '本协议的中文本与英文本如有出入，以中文本为准。因使用平台产生的争议，先协商解决；协商不成的，依主办方所在地法律处理。',
        ],
      },
    ],
  },
  en: {
    title: 'Terms of use',
    lead: 'By registering an account you agree to the following. If you only look around, please keep to the part about conduct.',
    parts: [
      {
        id: 'service',
        heading: 'What the platform offers',
        lines: [
          'The organiser of the fair runs this platform. It offers online halls and booths, a conference programme, live sessions and replays, favourites, the exchange of business cards and one-to-one talks. Visitors use it free of charge.',
          'We do our best to keep it available, but cannot promise that it is never interrupted. Maintenance and important changes are announced at the top of the page.',
        ],
      },
      {
        id: 'account',
        heading: 'Your account',
        lines: [
          [
            'Please give true details and keep them up to date; exhibitors rely on them to get in touch.',
            'An account is for one person. Keep your password safe, and tell nobody the codes we send you.',
            'If somebody else has used your account, change the password at once and tell the organiser. Changing it ends the sessions on other devices.',
            'You can delete your account in the user centre at any time.',
          ],
        ],
      },
      {
        id: 'conduct',
        heading: 'Conduct',
        lines: [
          'Please treat this as the real fair it is. It is not allowed to',
          [
            'pretend to be another person or company;',
            'send harassing, fraudulent or unlawful content, or large numbers of messages that have nothing to do with trade;',
            'collect contact details, cards or product data by program, or use them for anything else;',
            'get around sign-in, limits or other safeguards, or get in the way of the platform’s running.',
          ],
          'The organiser may block an account that breaks these rules, and will say why.',
        ],
      },
      {
        id: 'content',
        heading: 'What exhibitors show',
        lines: [
          'Company profiles, product details, prices, videos and documents come from the exhibitors, who answer for their being true and lawful. Prices and smallest orders are where talks begin and are not an offer.',
          'The rights in them belong to the exhibitors or the organiser. You may read, keep, download and pass them on to colleagues for talks and purchasing, and not use them for other commercial ends.',
          'Deals are made between you and the exhibitor. The platform is no party to them and takes no payments.',
        ],
      },
      {
        id: 'yours',
        heading: 'What you submit',
        lines: [
          'The card picture you upload, the messages you send and the enquiries you write remain yours. The platform keeps and passes them on only to show them to those you address. They must not infringe the rights of others.',
        ],
      },
      {
        id: 'privacy',
        heading: 'Personal data',
        lines: ['How personal data is handled stands in the privacy notice, which is part of these terms.'],
      },
      {
        id: 'rest',
        heading: 'Other matters',
        lines: [
          'When these terms change, their version changes and is shown here. For substantial changes you are asked to agree again.',
          'Where the Chinese and the English text differ, the Chinese one decides. Disputes are first settled by talking; failing that, the law of the organiser’s place applies.',
        ],
      },
    ],
  },
}
