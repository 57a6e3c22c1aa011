import type { BilingualPaper } from './paper.ts'

/** What the platform does with what it learns of people. Every sentence is about what the program does. */
export const privacy: BilingualPaper = {
  zh: {
    title: '隐私说明',
    lead: '这里写的是本平台实际保存什么、给谁看、保存多久，以及您怎样拿走或删除它。',
    parts: [
      {
        id: 'who',
        heading: '谁在负责',
        lines: [
          '本平台由展会主办方运行，主办方对您在平台上的个人信息负责。备案号和联系电话写在每个页面底部；您也可以在任一展会的咨询台用“联系我们”留言。',
        ],
      },
      {
        id: 'guest',
        heading: '不登录时',
        lines: [
          '逛展不需要账户。不登录时，平台不知道您是谁。',
          [
            '访问计数：打开展会或展位时，浏览器会带上一个随机编号（GUEST_ID），它不含任何个人信息。服务器只保存编号的摘要，30 天后删除，只留下总数。',
            '搜索：按天记录搜索词、语言、展会和次数、是否有结果，以及由此打开展位的次数，不记录是谁搜的；词语 180 天后删除。邮箱、电话号码和超过 60 个字符的内容只计次数，不记词语。',
            '浏览器本地：语言、场景显示方式、“最近看过”的展位和展品、“最近搜索”的列表只保存在您的设备上，不登录时不会发给服务器，可以随时清空。',
            '离线阅读：您看过的页面，以及您的收藏和名片夹，会在设备上保留一份，没有网络时也能看；退出登录后即删除。',
          ],
        ],
      },
      {
        id: 'account',
        heading: '注册和登录后',
        lines: [
          '您注册时填写的姓名、公司、国家或地区、手机号或邮箱，以及之后填写的职务和参观目的，保存在您的账户里。',
          [
            '密码经加密后传输，只以无法还原的摘要保存；浏览器里不保存密码。',
            '短信和邮件验证码 10 分钟后失效，图形验证码 5 分钟后失效。',
            '登录状态由一枚脚本无法读取的 Cookie 保持：不勾选“自动登录”，关闭浏览器即失效；勾选则最长保持 30 天。平台没有广告或跨站追踪的 Cookie。',
            '收藏、收到的名片、名片图片和与展商的消息保存在您的账户里，其他观众看不到。',
            '为您推荐：登录后，首页会根据您的参展目的、收藏，以及这台设备上“最近看过”的至多 12 项，推荐展商和展品。最近看过的内容只随这一次请求发给服务器，用完即弃，不保存、不写入日志、不计数。可以在个人中心的“基本信息”里关闭，对您的所有设备生效。',
          ],
        ],
      },
      {
        id: 'shared',
        heading: '什么时候会给别人看',
        lines: [
          '只有您主动做这些事时，信息才会离开您的账户：',
          [
            '交换名片：您勾选同意后，名片上的姓名、公司、职务、电话、邮箱、国家或地区和图片会交给那一家展商；平台同时记下您同意了什么、什么时候同意的。',
            '一对一洽谈：您发出的文字和您的称呼会给该展商的联系人看。',
            '联系我们：您填写的姓名、国家或地区、邮箱、电话和问题会交给该展会的主办方。',
            '前往外部场馆：登录后进入由外部网站提供的场馆时，平台会交给对方一张一分钟内有效、只能用一次的凭证，让对方认得您。',
          ],
          '您看过哪些展位和展品，不会告诉展商，除非您明确写下同意。平台不出售个人信息。',
        ],
      },
      {
        id: 'kept',
        heading: '保存多久',
        lines: [
          [
            '账户里的内容保存到您删除账户为止。',
            '上传后没有用到的图片一天后自动删除。',
            '“联系我们”的留言到期自动删除，期限由主办方设定，通常为一年；删除账户时，用同一邮箱或手机号写的留言一并删除。',
            '被举报且尚未处理的会话：即使账户已删除，举报理由和当时的最后 20 条消息也会为主办方保留，处理后一天删除，期限由主办方设定，通常最长 180 天；不含姓名和联系方式。',
            '服务器日志不含姓名、电话、邮箱、密码、验证码和登录凭证。',
          ],
        ],
      },
      {
        id: 'rights',
        heading: '您可以做什么',
        lines: [
          [
            '查看和更正：在个人中心修改基本信息、名片和密码。',
            '带走：在个人中心导出平台保存的关于您的全部数据（JSON 文件）；收到的名片可导出为 vCard 或 CSV。',
            '删除：在个人中心删除账户，收藏、名片（包括交给展商的名片和展商写的备注）、图片、消息和留言随之删除，无法恢复。展商已另行导出的名片不在平台上，请直接与其联系。',
            '其他请求：打电话或留言给主办方。',
          ],
        ],
      },
      {
        id: 'changes',
        heading: '内容有变化时',
        lines: ['如果平台的做法改变，这份说明会先改，版本号随之更新；需要您同意的，会再次征得您的同意。'],
      },
    ],
  },
  en: {
    title: 'Privacy',
    lead: 'What this platform actually keeps, who sees it and for how long, and how you take it away or delete it.',
    parts: [
      {
        id: 'who',
        heading: 'Who is responsible',
        lines: [
          'The organiser of the fair runs this platform and is responsible for your personal data on it. The filing number and the telephone number stand at the foot of every page; you can also write through “Contact us” at the information desk of any exhibition.',
        ],
      },
      {
        id: 'guest',
        heading: 'While you are not signed in',
        lines: [
          'You need no account to look around. Without one the platform does not know who you are.',
          [
            'Counting visits: when you open an exhibition or a booth, your browser sends a random number (GUEST_ID) that says nothing about you. The server keeps only a digest of it, deletes that after 30 days, and keeps the totals.',
            'Searches: by day, the words, the language, the exhibition, how often they were used, whether they found something and how often they led to a booth, not by whom. The words are deleted after 180 days. Email addresses, phone numbers and texts of more than 60 characters are counted without the words.',
            'In your browser: the language, how scenes are shown, the booths and exhibits you have recently seen and the list of your recent searches stay on your device. While you are not signed in they are not sent to the server, and you can clear them at any time.',
            'Reading offline: a copy of the pages you looked at, and of your favourites and card holder, stays on your device for when there is no network. It is deleted when you log out.',
          ],
        ],
      },
      {
        id: 'account',
        heading: 'With an account',
        lines: [
          'The name, company, country or region, and mobile number or email you register with, and the post and purpose you may add later, are kept in your account.',
          [
            'Your password travels encrypted and is kept only as a digest that cannot be turned back. It is not stored in the browser.',
            'Codes sent by text message or email end after 10 minutes, picture codes after 5.',
            'You stay signed in by a cookie that no script can read. Without “Keep me signed in” it ends when you close the browser, with it after 30 days at most. There are no cookies for advertising or for following you across sites.',
            'Favourites, cards you received, the picture of your card and your messages to exhibitors are kept in your account. Other visitors cannot see them.',
            'For you: once you are signed in, the home page suggests exhibitors and products that match your purpose, your favourites and up to 12 things you recently viewed on this device. Those views are sent with that one request and used for it; they are not stored, logged or counted. You can turn this off under “Profile” in your account, for all your devices.',
          ],
        ],
      },
      {
        id: 'shared',
        heading: 'When others see it',
        lines: [
          'Your data leaves your account only when you do one of these things:',
          [
            'Exchange cards: once you have ticked your agreement, the name, company, post, phone, email, country or region and picture on your card go to that one exhibitor. The platform notes what you agreed to, and when.',
            'Talk one to one: what you write, and the name you go by, is seen by the contact of that exhibitor.',
            'Contact us: the name, country or region, email, phone and question you fill in go to the organiser of that exhibition.',
            'Go to an outside pavilion: if you are signed in and enter a pavilion that another site provides, that site gets a ticket that is good for a minute and for one use, so that it knows you.',
          ],
          'Which booths and exhibits you looked at is not told to exhibitors unless you have agreed to it in words. The platform does not sell personal data.',
        ],
      },
      {
        id: 'kept',
        heading: 'How long it is kept',
        lines: [
          [
            'What is in your account stays until you delete the account.',
            'Pictures that were uploaded and not used are deleted after a day.',
            'Enquiries sent through “Contact us” are deleted when their time is over, which the organiser sets and is usually a year. Those sent with the email or mobile number of your account are deleted with it.',
            'A conversation that was reported and not yet dealt with: even after the account is deleted, the reason and the last 20 messages before the report are kept for the organiser, without name or contact details. They are deleted a day after the report is closed, and in any case after a time that the organiser sets, usually 180 days.',
            'The server’s log has no names, phone numbers, emails, passwords, codes or sign-in tokens in it.',
          ],
        ],
      },
      {
        id: 'rights',
        heading: 'What you can do',
        lines: [
          [
            'See and correct: change your details, card and password in the user centre.',
            'Take it with you: export everything the platform keeps about you (a JSON file) in the user centre; cards you received can be saved as vCard or CSV.',
            'Delete: delete your account in the user centre. Favourites, cards (those you gave to exhibitors and their notes on them, too), pictures, messages and enquiries go with it and cannot be brought back. Copies that an exhibitor has saved elsewhere are not on the platform; please ask them.',
            'Anything else: call the organiser, or write to them.',
          ],
        ],
      },
      {
        id: 'changes',
        heading: 'When this changes',
        lines: [
          'If the platform does something differently, this page changes first and so does its version. Where your agreement is needed, you are asked again.',
        ],
      },
    ],
  },
}
