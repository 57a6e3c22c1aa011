import { type Language, languageFrom } from '@tradefloor/contract'

/** The language of whoever started the server, as their terminal says; English where it says nothing of ours. */
export function terminalLanguage(environment: Record<string, string | undefined>): Language {
  const locale = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || ''
  return locale.toLowerCase().startsWith('zh') ? 'zh' : languageFrom('en')
}

/** What the server says to the person at the terminal. Everything else goes to the log. */
export const terminalWords = {
  zh: {
    openingDatabase: '正在打开数据库 …',
    loadingDemo: '正在载入演示展会 …',
    ready: ({ address }: { address: string }) => `云展已就绪：${address}`,
    phone: ({ address }: { address: string }) => `  手机版    ${address}`,
    description: ({ address }: { address: string }) => `  接口说明  ${address}`,
    demoVisitor: ({ names, password }: { names: string; password: string }) =>
      `  演示观众  ${names}  密码 ${password}`,
    demoContact: ({ names, password }: { names: string; password: string }) =>
      `  演示展商  ${names}（/sso）  密码 ${password}`,
    plainHttp:
      '注意：网络上的其他设备可以访问，但未加密，密码与登录状态可能被截获。公开使用请在前面放置带证书的反向代理，并设置 TRUSTED_PROXIES。',
    openHere:
      '注意：演示账号，以及列出验证码的 /api/dev/outbox，现在向这台机器上的所有程序开放。若要用反向代理把它开放给其他人，请先设置 PUBLIC_URL 和 TRUSTED_PROXIES，二者任一设置后即关闭。',
    toStop: '按 Ctrl-C 停止。',
    stopping: '正在停止 …',
    stopped: '已停止，数据已保存。',
    portTaken: ({ port }: { port: number }) =>
      `端口 ${port} 已被其他程序占用。请先停止那个程序，或换一个端口，例如：PORT=${port + 1} npm start`,
    portForbidden: ({ port }: { port: number }) =>
      `没有权限使用端口 ${port}。请换一个大于 1023 的端口，例如：PORT=3000 npm start`,
    startFailed: ({ what }: { what: string }) =>
      `启动失败：${what}。这是程序的错误，请连同下面几行一并反馈。`,
    hostUnknown: ({ host }: { host: string }) => `本机没有地址 ${host}。请检查 HOST 设置。`,
  },
  en: {
    openingDatabase: 'Opening the database …',
    loadingDemo: 'Loading the demo fair …',
    ready: ({ address }: { address: string }) => `Tradefloor is ready: ${address}`,
    phone: ({ address }: { address: string }) => `  on a phone   ${address}`,
    description: ({ address }: { address: string }) => `  API          ${address}`,
    demoVisitor: ({ names, password }: { names: string; password: string }) =>
      `  demo visitor ${names}, password ${password}`,
    demoContact: ({ names, password }: { names: string; password: string }) =>
      `  demo booth   ${names} (/sso), password ${password}`,
    plainHttp:
      'Note: other machines can reach this without encryption, so passwords and sign-ins can be read on the way. For the public put a reverse proxy with a certificate in front and set TRUSTED_PROXIES.',
    openHere:
      'Note: the demo accounts, and the verification codes at /api/dev/outbox, are open to every program on this machine. Set PUBLIC_URL and TRUSTED_PROXIES before a reverse proxy lets others in; either setting closes both.',
    toStop: 'Press Ctrl-C to stop.',
    stopping: 'Stopping …',
    stopped: 'Stopped. Everything is saved.',
    portTaken: ({ port }: { port: number }) =>
      `Port ${port} is taken by another program. Stop that program, or choose another port: PORT=${port + 1} npm start`,
    portForbidden: ({ port }: { port: number }) =>
      `Port ${port} may not be used by this user. Choose one above 1023: PORT=3000 npm start`,
    startFailed: ({ what }: { what: string }) =>
      `Tradefloor could not start: ${what}. This is a fault of the program; please report it with the lines below.`,
    hostUnknown: ({ host }: { host: string }) =>
      `This machine has no address ${host}. Check the setting HOST.`,
  },
} satisfies Record<Language, Record<string, string | ((values: never) => string)>>

export type TerminalWords = (typeof terminalWords)[Language]
