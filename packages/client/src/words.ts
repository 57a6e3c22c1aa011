/** What to say when no answer of the server's says it better. */
export const words = {
  timeout: { zh: '网络请求超时', en: 'Network request timeout' },
  offline: { zh: '当前没有网络', en: 'There is no network' },
  failed: { zh: '请求出错', en: 'Request error' },
}
