/** In which language a text is set, as far as its letters tell: who writes may use another than who reads. */
export function scriptOf(text: string): string | undefined {
  if (/[\u3040-\u30ff]/.test(text)) return 'ja'
  return /[\u3400-\u9fff]/.test(text) ? 'zh-CN' : undefined
}
