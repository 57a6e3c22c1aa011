import {
  AddEquation,
  BasicShadowMap,
  Box3,
  Color,
  CustomBlending,
  FloatType,
  Group,
  HalfFloatType,
  Mesh,
  NoToneMapping,
  OneFactor,
  OrthographicCamera,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShaderMaterial,
  Sphere,
  type Texture,
  Vector2,
  Vector3,
  WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import { addFrame, develop, quad } from './develop.ts'
import { cameraFor } from './framing.ts'
import { Ground, shadeOf } from './ground.ts'
import { Lamps } from './lamps.ts'
import { paintedRoom } from './room.ts'
import { setUpShading } from './shading.ts'
import type { Shot } from './shot.ts'

setUpShading()

/** Numbers that fill a range evenly, however many are taken. */
function halton(index: number, base: number): number {
  let [share, value, rest] = [1, 0, index]
  while (rest > 0) {
    share /= base
    value += share * (rest % base)
    rest = Math.floor(rest / base)
  }
  return value
}

/** Brought to a bounding sphere of radius 1, standing on y = 0. */
function held(subject: Group, { yaw = 0, ball }: Shot): Group {
  const holder = new Group()
  subject.rotation.y = (yaw * Math.PI) / 180
  holder.add(subject)
  holder.updateMatrixWorld(true)
  if (ball) {
    holder.scale.setScalar(1 / ball.radius)
    holder.position.set(...ball.at).divideScalar(-ball.radius)
    holder.updateMatrixWorld(true)
    return holder
  }
  const box = new Box3().setFromObject(holder, true)
  const { radius } = box.getBoundingSphere(new Sphere())
  const middle = box.getCenter(new Vector3())
  holder.scale.setScalar(1 / radius)
  holder.position.set(-middle.x / radius, -box.min.y / radius, -middle.z / radius)
  holder.updateMatrixWorld(true)
  return holder
}

/**
 * Takes pictures. One picture is the mean of many cheap frames: in each the lamps stand elsewhere in their soft boxes, with
 * hard shadows, and the camera is shifted by part of a pixel. The mean has soft shadows, corners that darken and smooth
 * edges, in any browser, and the same picture each time.
 */
export class Studio {
  readonly renderer = new WebGLRenderer({ antialias: false, preserveDrawingBuffer: true, alpha: false })
  private readonly room: Texture
  private readonly screen = new Mesh(new PlaneGeometry(2, 2))
  private readonly screenScene = new Scene()
  private readonly screenCamera = new OrthographicCamera(-1, 1, 1, -1, 0, 1)

  constructor() {
    this.renderer.shadowMap.enabled = true
    this.renderer.shadowMap.type = BasicShadowMap
    this.renderer.toneMapping = NoToneMapping
    this.renderer.setPixelRatio(1)
    this.renderer.autoClear = false
    this.screen.frustumCulled = false
    this.screenScene.add(this.screen)
    this.room = new PMREMGenerator(this.renderer).fromScene(paintedRoom(), 0.035).texture
  }

  /** The picture is on the renderer's canvas afterwards. */
  take(subject: Group, shot: Shot): void {
    const { width, height, frames, tint } = shot
    this.renderer.setSize(width, height)
    const scene = new Scene()
    scene.environment = this.room
    const holder = held(subject, shot)
    scene.add(holder)
    const lamps = new Lamps(scene, tint, frames, shot.shadowMap ?? 1024)
    const ground = new Ground(tint, lamps.usual)
    scene.add(ground)
    const camera = cameraFor(shot, holder, subject.matrixWorld)
    const target = new WebGLRenderTarget(width, height, { type: HalfFloatType })
    const sum = new WebGLRenderTarget(width, height, { type: FloatType, depthBuffer: false })
    const adding = adder(target.texture, 1 / frames)
    this.clear(sum)
    for (let frame = 0; frame < frames; frame++) {
      ground.open.value = lamps.move(frame)
      const shift = [halton(frame + 1, 2) - 0.5, halton(frame + 1, 3) - 0.5] as const
      camera.setViewOffset(width, height, shift[0] * 1.2, shift[1] * 1.2, width, height)
      this.clear(target)
      this.renderer.render(scene, camera)
      this.pass(adding, sum)
    }
    const developing = developer(sum.texture, shot)
    this.pass(developing, null)
    holder.remove(subject)
    for (const used of [target, sum, adding, developing, lamps, ground.geometry, ground.material])
      used.dispose()
  }

  private clear(target: WebGLRenderTarget): void {
    this.renderer.setRenderTarget(target)
    this.renderer.setClearColor(0, 0)
    this.renderer.clear()
  }

  private pass(material: ShaderMaterial, to: WebGLRenderTarget | null): void {
    this.screen.material = material
    this.renderer.setRenderTarget(to)
    this.renderer.render(this.screenScene, this.screenCamera)
  }
}

const adder = (frame: Texture, share: number) =>
  new ShaderMaterial({
    uniforms: { frame: { value: frame }, share: { value: share } },
    vertexShader: quad,
    fragmentShader: addFrame,
    depthTest: false,
    depthWrite: false,
    transparent: true,
    blending: CustomBlending,
    blendEquation: AddEquation,
    blendSrc: OneFactor,
    blendDst: OneFactor,
  })

const developer = (sum: Texture, { width, height, tint, backdrop, exposure = 0.9 }: Shot) =>
  new ShaderMaterial({
    uniforms: {
      sum: { value: sum },
      exposure: { value: exposure },
      tint: { value: new Color(tint) },
      aspect: { value: width / height },
      shade: { value: shadeOf(tint) },
      pixel: { value: new Vector2(1 / width, 1 / height) },
      low: { value: new Color(backdrop?.low) },
      high: { value: new Color(backdrop?.high) },
      glowing: { value: backdrop?.glow ?? -1 },
    },
    vertexShader: quad,
    fragmentShader: develop,
    depthTest: false,
    depthWrite: false,
  })
