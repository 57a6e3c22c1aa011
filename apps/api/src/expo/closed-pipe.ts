interface Erring {
  on(event: 'error', listener: (error: NodeJS.ErrnoException) => void): unknown
}

/**
 * A reader that has seen enough, such as `head`, closes the pipe. What is written after that goes nowhere, without a word; the
 * work itself goes on, because half an import helps nobody.
 */
export function endQuietlyWhenClosed(...streams: Erring[]) {
  for (const stream of streams)
    stream.on('error', (error) => {
      if (error.code !== 'EPIPE' && error.code !== 'EOF') throw error
    })
}
