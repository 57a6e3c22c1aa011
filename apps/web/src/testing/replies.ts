type Change = (request: Request, answer: () => Promise<Response>) => Promise<Response> | Response

const send = window.fetch.bind(window)
let changes: { path: RegExp; change: Change }[] = []
let asked: string[] = []

window.fetch = async (input, init) => {
  const request = new Request(input, init)
  const { pathname, search } = new URL(request.url)
  asked.push(pathname + search)
  const found = changes.find(({ path }) => path.test(pathname))
  const answer = () => send(request.clone())
  return found ? found.change(request, answer) : answer()
}

/** From now on what the server answers to these paths goes through `change` first; the newest goes before the others. */
export function changeReply(path: RegExp, change: Change) {
  changes = [{ path, change }, ...changes]
}

/** Changes the data of a reply. */
export const changeData = <Data>(path: RegExp, change: (data: Data) => Data) =>
  changeReply(path, async (_, answer) => Response.json(change((await (await answer()).json()) as Data)))

/** What was asked for so far whose path is one of these. */
export const requestsTo = (path: RegExp) => asked.filter((address) => path.test(address))

export function forgetReplies() {
  changes = []
  asked = []
}
