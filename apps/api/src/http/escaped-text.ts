const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** As text inside a page or an attribute, whatever it contains. */
export const escaped = (value: unknown) =>
  String(value ?? '').replace(/[&<>"]/g, (mark) => escapes[mark] ?? mark)
