/** What to say when no answer of the server's says it better. */
export const words = {
  timeout: { zh: '网络请求超时', en: 'Network request timeout' },
  failed: { zh: '请求出错', en: 'Request error' },
}
