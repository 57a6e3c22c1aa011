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
