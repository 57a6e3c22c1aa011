import {
  CanvasTexture,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  SRGBColorSpace,
  type Texture,
  VideoTexture,
} from 'three'
import type { Vec3 } from '../kit/affine.ts'
import type { BoothFilm } from './booth-data.ts'

/** The screen of a booth: a still picture that becomes the film when one asks for it. */
export class VideoWall {
  readonly mesh: Mesh<PlaneGeometry, MeshBasicMaterial>
  private readonly still: Texture
  private player: HTMLVideoElement | undefined
  private moving: VideoTexture | undefined

  constructor(
    at: Vec3,
    width: number,
    still: HTMLCanvasElement,
    private readonly film: BoothFilm | undefined,
    private readonly wake: () => void,
  ) {
    this.still = new CanvasTexture(still)
    this.still.colorSpace = SRGBColorSpace
    this.mesh = new Mesh(
      new PlaneGeometry(width, (width * 9) / 16),
      new MeshBasicMaterial({ map: this.still }),
    )
    this.mesh.position.set(...at)
  }

  get playing(): boolean {
    return this.player !== undefined && !this.player.paused && !this.player.ended
  }

  get hasFilm(): boolean {
    return this.film !== undefined
  }

  /** The still was drawn again. */
  refresh(): void {
    this.still.needsUpdate = true
  }

  /** Plays or pauses. Where the film cannot be played the still stays. */
  async toggle(): Promise<void> {
    if (!this.film) return
    if (this.playing) {
      this.player?.pause()
      return
    }
    this.player ??= this.open(this.film.address)
    try {
      await this.player.play()
      this.mesh.material.map = this.moving ?? this.still
      this.mesh.material.needsUpdate = true
    } catch {
      this.stop()
    }
    this.wake()
  }

  stop(): void {
    this.player?.pause()
    this.player?.removeAttribute('src')
    this.player?.load()
    this.player = undefined
    this.moving?.dispose()
    this.moving = undefined
    this.mesh.material.map = this.still
    this.mesh.material.needsUpdate = true
  }

  dispose(): void {
    this.stop()
    this.still.dispose()
    this.mesh.geometry.dispose()
    this.mesh.material.dispose()
  }

  private open(address: string): HTMLVideoElement {
    const player = document.createElement('video')
    player.src = address
    player.playsInline = true
    player.preload = 'auto'
    player.addEventListener('ended', () => this.stop())
    this.moving = new VideoTexture(player)
    this.moving.colorSpace = SRGBColorSpace
    return player
  }
}
