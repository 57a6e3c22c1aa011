import {
  Color,
  DoubleSide,
  type Material,
  MeshBasicMaterial,
  MeshStandardMaterial,
  type Texture,
  Vector3,
} from 'three'
import type { Vec3 } from '../kit/affine.ts'

export interface Sun {
  direction: Vec3
  color: string
  power: number
}

const attributes = `
attribute vec3 surface;
attribute vec4 light;
#ifdef USE_INSTANCING
attribute vec4 instanceLight;
#endif
varying vec3 vSurface;
varying vec4 vLight;
`
const passOn = `
vSurface = surface;
vLight = vec4(light.rgb * 2.0, light.a);
#ifdef USE_INSTANCING
vLight *= vec4(instanceLight.rgb * 2.0, instanceLight.a);
#endif
`

/**
 * The one material of everything built: colour, finish and baked light come with the vertices, so a whole town is one
 * draw call. The sun is a real light with a shadow map; the environment picture gives gloss only.
 */
export function surfaceMaterial(environment: Texture): Material {
  const material = new MeshStandardMaterial({ vertexColors: true, envMap: environment })
  material.shadowSide = DoubleSide
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', `#include <common>\n${attributes}`)
      .replace('#include <begin_vertex>', `#include <begin_vertex>\n${passOn}`)
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vSurface;\nvarying vec4 vLight;')
      .replace('#include <roughnessmap_fragment>', 'float roughnessFactor = vSurface.x;')
      .replace('#include <metalnessmap_fragment>', 'float metalnessFactor = vSurface.y;')
      .replace('#include <emissivemap_fragment>', 'totalEmissiveRadiance = diffuseColor.rgb * vSurface.z;')
      .replace(
        '#include <lights_fragment_maps>',
        `irradiance += vLight.rgb * PI;
        float openness = clamp(dot(vLight.rgb, vec3(.42)), 0.0, 1.0);
        radiance += getIBLRadiance(geometryViewDir, geometryNormal, material.roughness) * openness;`,
      )
  }
  return material
}

/** The same look without lights: baked light and baked sun, worked out at the corners of triangles. */
export function bakedMaterial(sun: Sun): Material {
  const material = new MeshBasicMaterial({ vertexColors: true })
  const glare = new Color(sun.color).multiplyScalar(sun.power / Math.PI)
  material.onBeforeCompile = (shader) => {
    shader.uniforms.uSun = { value: new Vector3(...sun.direction) }
    shader.uniforms.uSunColor = { value: glare }
    shader.vertexShader = shader.vertexShader
      .replace(
        '#include <common>',
        `#include <common>\n${attributes}\nuniform vec3 uSun;\nuniform vec3 uSunColor;`,
      )
      .replace(
        '#include <begin_vertex>',
        `#include <begin_vertex>\n${passOn}
        vec3 facing = normal;
        #ifdef USE_INSTANCING
        facing = mat3(instanceMatrix) * facing;
        #endif
        vLight.rgb += uSunColor * vLight.a * max(0.0, dot(normalize(mat3(modelMatrix) * facing), uSun));
        vLight.rgb += vSurface.z;`,
      )
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vSurface;\nvarying vec4 vLight;')
      .replace('#include <color_fragment>', '#include <color_fragment>\ndiffuseColor.rgb *= vLight.rgb;')
  }
  return material
}
