/** Every refusal the gateway knows by name: its HTTP status, its own code where a program needs one, and its words. */
export const errors = {
  bad_input: {
    status: 400,
    code: 10001,
    zh: '提交的内容有误，请检查后重试',
    en: 'Something in the request is not right. Please check it and try again',
  },
  signature_missing: {
    status: 400,
    code: 10010,
    zh: '请求缺少签名，请刷新页面后重试',
    en: 'The request is not signed. Please reload the page and try again',
  },
  signature_wrong: {
    status: 400,
    code: 10011,
    zh: '请求签名不正确，请刷新页面后重试',
    en: 'The signature of the request is wrong. Please reload the page and try again',
  },
  signature_stale: {
    status: 400,
    code: 10012,
    zh: '设备时间与服务器相差过大，请校准后重试',
    en: 'This device’s clock is too far from the server’s. Please set it and try again',
  },
  platform_wrong: {
    status: 400,
    code: 10013,
    zh: '请求缺少正确的平台标识 platform',
    en: 'The request lacks the right value of the parameter platform',
  },
  not_signed_in: { status: 401, code: 10020, zh: '请先登录', en: 'Please log in first' },
  not_found: {
    status: 404,
    code: 10030,
    zh: '没有找到您要的内容',
    en: 'We could not find what you asked for',
  },
  method_not_allowed: {
    status: 405,
    code: 10031,
    zh: '该地址不支持这种请求方式',
    en: 'This address does not take that kind of request',
  },
  too_large: { status: 413, code: 10040, zh: '提交的内容过大', en: 'The request is too large' },
  too_many: {
    status: 429,
    code: 10050,
    zh: '操作过于频繁，请稍后再试',
    en: 'That was too often. Please wait a moment and try again',
  },
  unavailable: {
    status: 503,
    code: 10060,
    zh: '服务暂时不可用，请稍后重试',
    en: 'The service is not available just now. Please try again shortly',
  },
  unexpected: {
    status: 500,
    code: 10099,
    zh: '服务器出错了，我们已记录，请稍后重试',
    en: 'Something went wrong on our side. It has been recorded; please try again shortly',
  },
} as const satisfies Record<string, { status: number; code: number; zh: string; en: string }>

export type ErrorName = keyof typeof errors
