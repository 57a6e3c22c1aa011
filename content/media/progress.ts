const minutes = (milliseconds: number) => {
  const seconds = Math.round(milliseconds / 1000)
  return seconds < 100 ? `${seconds} s` : `${Math.round(seconds / 60)} min`
}

/** A line for each file, with the time that is left. */
export class Progress {
  private done = 0
  private bytes = 0
  private readonly start = Date.now()

  constructor(
    private readonly name: string,
    private readonly total: number,
  ) {}

  did(path: string, bytes: number): void {
    this.done += 1
    this.bytes += bytes
    const left = ((Date.now() - this.start) / this.done) * (this.total - this.done)
    process.stdout.write(
      `${this.name} ${this.done}/${this.total}  ${path}  ${(bytes / 1024).toFixed(1)} KB  ${minutes(left)} left\n`,
    )
  }

  end(): void {
    process.stdout.write(
      `${this.name}: ${this.done} files, ${(this.bytes / 1024).toFixed(0)} KB, ${minutes(Date.now() - this.start)}\n`,
    )
  }
}
