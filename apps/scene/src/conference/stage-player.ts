import type { ScreenMedia } from '@tradefloor/contract'
import { waitBefore } from '@tradefloor/rules'
import { whenSeen } from './when-seen.ts'

/** What the page wants on the screen. */
export interface Showing {
  sessionId: number
  address: string
  media: ScreenMedia
}

const streamType = 'application/vnd.apple.mpegurl'

/**
 * The one video element of the hall. It opens nothing but what the page has handed over and what is allowed, begins
 * without sound, and stays when the picture is drawn anew. What dies is tried again until it is back; a film goes on
 * where it was.
 */
export class StagePlayer {
  private showing: Showing | undefined
  private player: HTMLVideoElement | undefined
  private closeSource = () => {}
  private failed = false
  /** Somebody wants it to play. */
  private wanted = false
  private silent = true
  private failures = 0
  /** Seconds into a film that died. */
  private place = 0
  private retry: ReturnType<typeof setTimeout> | undefined
  private readonly listeners = new Set<() => void>()

  constructor(private readonly isAllowed: (address: string) => boolean) {}

  /** What it plays on, once somebody has asked it to play. */
  get element(): HTMLVideoElement | undefined {
    return this.player
  }

  get there(): boolean {
    return this.showing !== undefined
  }

  get sessionId(): number | undefined {
    return this.showing?.sessionId
  }

  get playing(): boolean {
    return this.player !== undefined && !this.player.paused && !this.player.ended
  }

  get muted(): boolean {
    return this.silent
  }

  /** It was asked to play and could not. */
  get broken(): boolean {
    return this.failed
  }

  /** Calls back on every change; answers how to stop that. */
  watch(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** The page has something for the screen, or takes it away. What is not allowed is as nothing. */
  offer(showing: Showing): void {
    const wanted = showing.address !== '' && this.isAllowed(showing.address) ? showing : undefined
    if (wanted?.address === this.showing?.address) return
    const isOther = wanted?.sessionId !== this.showing?.sessionId
    this.stop()
    this.showing = wanted
    this.failed = false
    this.failures = 0
    this.place = 0
    if (isOther) {
      this.wanted = false
      this.silent = true
    }
    this.tell()
    // The same session from another address: whoever watches it goes on.
    if (this.wanted) void this.play()
  }

  async toggle(): Promise<void> {
    if (this.playing) {
      this.wanted = false
      this.player?.pause()
    } else await this.play()
    this.tell()
  }

  async play(): Promise<void> {
    this.wanted = true
    this.failed = false
    await this.begin()
  }

  private async begin(): Promise<void> {
    clearTimeout(this.retry)
    const { showing } = this
    if (!showing) return
    const opened = this.player === undefined
    const player = this.player ?? this.makeElement()
    this.player = player
    try {
      if (opened) await this.open(player, showing)
      await player.play()
    } catch (fault) {
      // Pausing ends a wish to play, and so may a browser that wants to be asked by hand: neither is a fault.
      const harmless = fault instanceof DOMException && /^(Abort|NotAllowed)Error$/.test(fault.name)
      if (this.player === player && !harmless) this.fail()
    }
    this.tell()
  }

  /** Only ever after a press of the visitor's. */
  setMuted(muted: boolean): void {
    this.silent = muted
    if (this.player) this.player.muted = muted
    this.tell()
  }

  stop(): void {
    clearTimeout(this.retry)
    this.closeSource()
    this.closeSource = () => {}
    this.player?.remove()
    this.player = undefined
  }

  private makeElement(): HTMLVideoElement {
    const player = document.createElement('video')
    player.className = 'unseen'
    player.muted = this.silent
    player.playsInline = true
    player.crossOrigin = 'anonymous'
    player.tabIndex = -1
    player.setAttribute('aria-hidden', 'true')
    player.addEventListener('playing', this.recover)
    for (const change of ['loadeddata', 'play', 'pause', 'ended']) player.addEventListener(change, this.tell)
    document.body.append(player)
    return player
  }

  private async open(player: HTMLVideoElement, { address, media }: Showing): Promise<void> {
    if (media === 'stream' && typeof MediaSource !== 'undefined') {
      // Only who watches a stream pays for what plays it.
      const { openStream } = await import('./open-stream.ts')
      // The page may have taken it away in the meantime.
      if (this.player === player) this.closeSource = openStream(player, address, () => this.fail())
      return
    }
    if (media === 'stream' && player.canPlayType(streamType) === '') throw new Error('No streams here.')
    const failed = () => this.fail()
    player.src = address
    player.currentTime = this.place
    player.addEventListener('error', failed)
    this.closeSource = () => {
      player.removeEventListener('error', failed)
      player.removeAttribute('src')
      player.load()
    }
  }

  private fail(): void {
    const { showing } = this
    // One that could not even begin again has got no further than the one before it.
    if (showing?.media === 'film') this.place = Math.max(this.place, this.player?.currentTime ?? 0)
    this.stop()
    this.failed = true
    this.tell()
    if (!this.wanted) return
    this.failures += 1
    this.retry = setTimeout(async () => {
      await whenSeen()
      // The page may have taken it away in the meantime, or somebody has pressed play.
      if (this.showing === showing && this.player === undefined) await this.begin()
    }, waitBefore(this.failures))
  }

  private readonly recover = () => {
    this.failed = false
    this.failures = 0
    this.place = 0
    this.tell()
  }

  private readonly tell = () => {
    for (const listener of this.listeners) listener()
  }
}
