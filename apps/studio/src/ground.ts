import { Color, Mesh, MeshLambertMaterial, PlaneGeometry } from 'three'

/** The colour of shadows on a pale ground. */
export function shadeOf(tint: string): Color {
  const hsl = { h: 0, s: 0, l: 0 }
  new Color(tint).getHSL(hsl)
  return new Color().setHSL(hsl.h, Math.min(0.36, hsl.s * 0.6), 0.17)
}

/** An invisible floor: its opacity is the light that is missing there. */
export class Ground extends Mesh<PlaneGeometry, MeshLambertMaterial> {
  /** The light of an open floor in this frame. */
  readonly open = { value: 1 }

  constructor(tint: string, usual: number) {
    super(
      new PlaneGeometry(14, 14),
      new MeshLambertMaterial({ color: '#ffffff', transparent: true, depthWrite: false }),
    )
    this.rotation.x = -Math.PI / 2
    this.receiveShadow = true
    const uniforms = { open: this.open, usual: { value: usual }, shade: { value: shadeOf(tint) } }
    this.material.onBeforeCompile = (shader) => {
      Object.assign(shader.uniforms, uniforms)
      shader.fragmentShader = shader.fragmentShader
        .replace(
          'void main() {',
          'uniform float open; uniform float usual; uniform vec3 shade;\nvoid main() {',
        )
        .replace(
          '#include <opaque_fragment>',
          `float missing = max(0., open - .002 - reflectedLight.directDiffuse.g) / usual;
           gl_FragColor = vec4(shade, .96 * missing);`,
        )
    }
  }
}
