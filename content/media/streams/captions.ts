/** What is said from one second to another. No line runs over the end of a segment. */
export interface Line {
  from: number
  to: number
  zh: string
  en: string
}

/** A word of welcome in the large hall. */
export const welcome: readonly Line[] = [
  {
    from: 0.3,
    to: 3.8,
    zh: '各位来宾，大家好，欢迎来到本届云展。',
    en: 'Good day, everyone, and welcome to the fair.',
  },
  {
    from: 4.2,
    to: 7.8,
    zh: '展馆昼夜开放，您随时可以进来逛逛。',
    en: 'The halls are open day and night: look around whenever you like.',
  },
  {
    from: 8.2,
    to: 11.8,
    zh: '看中哪件展品，点开它，直接问展商。',
    en: 'If something catches your eye, open it and ask the exhibitor.',
  },
  {
    from: 12.2,
    to: 15.8,
    zh: '错过了哪一场，也可以在这里看回放。',
    en: 'And if you miss a talk, you can watch the recording here.',
  },
  {
    from: 16.2,
    to: 19.6,
    zh: '祝各位看得尽兴，谈得顺利。',
    en: 'We wish you a pleasant visit and good business.',
  },
]

/** Two people at a table in the small hall. */
export const talk: readonly Line[] = [
  {
    from: 0.3,
    to: 3.8,
    zh: '第一次线上参展，最该先准备什么？',
    en: 'A first online fair: what should one prepare first?',
  },
  {
    from: 4.2,
    to: 7.8,
    zh: '先把产品资料写清楚：规格、起订量、交期。',
    en: 'The facts of each product: specification, smallest order, delivery time.',
  },
  {
    from: 8.2,
    to: 11.8,
    zh: '那么买家在会话里问价，多久答复合适？',
    en: 'And when a buyer asks for a price in the chat, how soon to answer?',
  },
  {
    from: 12.2,
    to: 15.8,
    zh: '越快越好，当天答复的展商成交更多。',
    en: 'The sooner the better: those who answer the same day sell more.',
  },
  {
    from: 16.2,
    to: 19.6,
    zh: '好，接下来我们看看大家的提问。',
    en: 'Good. Let us turn to your questions.',
  },
]
