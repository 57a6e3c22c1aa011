import type { Finish, Print } from '@tradefloor/models'
import {
  CanvasTexture,
  Color,
  DoubleSide,
  FrontSide,
  MeshPhysicalMaterial,
  RepeatWrapping,
  SRGBColorSpace,
} from 'three'

/** A print as a texture: colours, or a relief's heights. */
function textureOf(print: Print, isColour: boolean): CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = print.width
  canvas.height = print.height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser gives no pen for a canvas.')
  print.draw(pen, print.width, print.height)
  const texture = new CanvasTexture(canvas)
  if (isColour) texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 8
  if (print.repeat) {
    texture.wrapS = texture.wrapT = RepeatWrapping
    texture.repeat.set(...print.repeat)
  }
  return texture
}

/** Glass is clear where one looks through it squarely, and a mirror along its edges. */
function clearInTheMiddle(material: MeshPhysicalMaterial): void {
  material.transparent = true
  material.depthWrite = false
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <opaque_fragment>',
      `float along = pow(1. - abs(dot(normalize(vViewPosition), normal)), 3.);
       diffuseColor.a = mix(diffuseColor.a, .92, along);
       #include <opaque_fragment>`,
    )
  }
}

export function materialOf(finish: Finish): MeshPhysicalMaterial {
  const material = new MeshPhysicalMaterial({
    color: finish.tone.hex,
    roughness: finish.rough,
    metalness: finish.metal,
    clearcoat: finish.coat,
    clearcoatRoughness: finish.coatRough,
    opacity: finish.opacity,
    side: finish.twoSided ? DoubleSide : FrontSide,
  })
  const picture = finish.print && textureOf(finish.print, true)
  if (finish.glow > 0) {
    material.emissive = new Color(picture ? '#ffffff' : finish.tone.hex)
    material.emissiveIntensity = finish.glow
    if (picture) material.emissiveMap = picture
    else material.color.set('#000000')
  } else if (picture) material.map = picture
  if (finish.sheen) {
    material.sheen = 0.55
    material.sheenRoughness = 0.5
    material.sheenColor = new Color(finish.sheen.hex)
  }
  if (finish.relief) {
    material.bumpMap = textureOf(finish.relief, false)
    material.bumpScale = finish.reliefDepth ?? 0.6
  }
  if (finish.opacity < 1) clearInTheMiddle(material)
  // Front faces throw shadows too: with back faces alone, light leaks in under every rounded foot.
  material.shadowSide = material.side
  return material
}
