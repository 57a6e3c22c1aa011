import { useCountdown } from '../use-countdown.ts'

const secondsBetweenCodes = 60

interface CodeSending<To, Reply> {
  isPending: boolean
  mutate: (to: To, options: { onSuccess: (reply: Reply) => void; onError: (error: Error) => void }) => void
}

interface CodeSendingOptions<Reply> {
  sendText: string
  resendText: (seconds: number) => string
  onSent: (reply: Reply) => void
  onError?: (error: Error) => void
}

/** A code that is sent when asked for, and not again before a minute has passed. */
export function useCodeSending<To, Reply>(
  sending: CodeSending<To, Reply>,
  { sendText, resendText, onSent, onError }: CodeSendingOptions<Reply>,
) {
  const countdown = useCountdown()
  return {
    send: (to: To) =>
      sending.mutate(to, {
        onSuccess: (reply) => {
          countdown.start(secondsBetweenCodes)
          onSent(reply)
        },
        onError: (error) => {
          countdown.stop()
          onError?.(error)
        },
      }),
    isAllowed: !countdown.isRunning,
    /** Of the field for the code. */
    props: {
      sendText: countdown.isRunning ? resendText(countdown.left) : sendText,
      sending: sending.isPending,
    },
  }
}
