import {
  BufferAttribute,
  BufferGeometry,
  Color,
  type DataTexture,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  Vector3,
  Vector4,
} from 'three'
import type { GroundData } from './ground-data.ts'
import { sunColor, sunDirection, sunPower } from './light.ts'
import { landRect } from './terrain.ts'

const cover = `
varying vec3 vPlace;
varying float vUp;
uniform sampler2D uLight;
uniform sampler2D uNoise;
uniform vec4 uRect;
vec4 groundLight() {
  vec4 l = texture2D(uLight, (vPlace.xz - uRect.xy) / (uRect.zw - uRect.xy));
  return vec4(l.rgb * 2.0, l.a);
}
// Wet sand, dry sand, then meadow in several greens; noise keeps every border ragged.
vec3 groundColor() {
  vec4 fine = texture2D(uNoise, vPlace.xz * 0.11);
  vec4 broad = texture2D(uNoise, vPlace.xz * 0.016);
  float grain = texture2D(uNoise, vPlace.xz * 0.6).b;
  vec3 sand = mix(vec3(0.74, 0.62, 0.40), vec3(0.86, 0.75, 0.54), fine.a) * (0.94 + 0.12 * grain);
  sand = mix(sand * vec3(0.74, 0.72, 0.70), sand, smoothstep(0.02, 0.24, vPlace.y + (fine.b - 0.5) * 0.1));
  sand = mix(sand, vec3(0.80, 0.86, 0.70), smoothstep(-0.05, -1.6, vPlace.y));
  vec3 grass = mix(vec3(0.23, 0.41, 0.12), vec3(0.34, 0.52, 0.17), smoothstep(0.3, 0.7, broad.a));
  grass = mix(grass, vec3(0.45, 0.58, 0.24), smoothstep(0.52, 0.72, fine.a) * 0.5);
  grass *= 0.86 + 0.28 * grain;
  grass = mix(vec3(0.13, 0.30, 0.10), grass, smoothstep(0.72, 0.93, vUp));
  float meadow = smoothstep(0.70, 0.86, vPlace.y + (fine.b - 0.5) * 0.26 + (broad.b - 0.5) * 0.2);
  return mix(sand, grass, meadow);
}
`

/** The island itself, down to the sea floor around it. */
export function createGround(
  data: GroundData,
  light: DataTexture,
  noise: DataTexture,
  shadows: boolean,
): Mesh {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(data.position, 3))
  geometry.setAttribute('normal', new BufferAttribute(data.normal, 3))
  geometry.setIndex(new BufferAttribute(data.index, 1))
  const material = shadows ? new MeshLambertMaterial() : new MeshBasicMaterial()
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, {
      uLight: { value: light },
      uNoise: { value: noise },
      uRect: { value: new Vector4(landRect.minX, landRect.minZ, landRect.maxX, landRect.maxZ) },
      uSun: { value: new Vector3(...sunDirection) },
      uSunColor: { value: new Color(sunColor).multiplyScalar(sunPower / Math.PI) },
    })
    shader.vertexShader = shader.vertexShader
      .replace(
        '#include <common>',
        '#include <common>\nvarying vec3 vPlace;\nvarying float vUp;\nvarying float vFacing;\nuniform vec3 uSun;',
      )
      .replace(
        '#include <begin_vertex>',
        '#include <begin_vertex>\nvPlace = position;\nvUp = normal.y;\nvFacing = max(0.0, dot(normal, uSun));',
      )
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        `#include <common>\n${cover}\nvarying float vFacing;\nuniform vec3 uSunColor;`,
      )
      .replace(
        '#include <color_fragment>',
        shadows
          ? 'diffuseColor.rgb = groundColor();'
          : `vec4 baked = groundLight();
             diffuseColor.rgb = groundColor() * (baked.rgb + uSunColor * baked.a * vFacing);`,
      )
      .replace('#include <lights_fragment_maps>', 'irradiance += groundLight().rgb * PI;')
  }
  const mesh = new Mesh(geometry, material)
  mesh.receiveShadow = shadows
  mesh.castShadow = shadows
  return mesh
}
