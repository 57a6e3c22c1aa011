/** Who has been here before waits no longer than this for a network that says nothing. */
const patienceMs = 4000

/** What the network says, if it says it in time. */
export const inTime = (network: Promise<Response>): Promise<Response | undefined> =>
  Promise.race([
    network.catch(() => undefined),
    new Promise<undefined>((done) => setTimeout(done, patienceMs)),
  ])
