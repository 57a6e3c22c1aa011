import {
  Color,
  type IUniform,
  type Material,
  MeshBasicMaterial,
  MeshStandardMaterial,
  type Texture,
  Vector3,
  Vector4,
} from 'three'

/** The light of a room, as its look sets it. Shared by every material of the scene; change the values, not the object. */
export interface RoomUniforms {
  /** Scales the light of the sky and what bounces off walls. */
  uAmbient: IUniform<Color>
  uLamp: IUniform<Color>
  uSun: IUniform<Vector3>
  /** Colour and power of the sun; black where a roof keeps it out. */
  uSunColor: IUniform<Color>
  /** The shade that the roof's beams throw: distance and half width across z, then across x, in metres. */
  uBeams: IUniform<Vector4>
  /** Height of those beams and how soft their shade is. */
  uBeamHeight: IUniform<number>
  /** Pictures of the exhibitors. */
  uTiles: IUniform<Texture | null>
  /** Colour and strength of the glow of favourites. */
  uFavourite: IUniform<Color>
}

export const roomUniforms = (): RoomUniforms => ({
  uAmbient: { value: new Color(1, 1, 1) },
  uLamp: { value: new Color('#ffdcae') },
  uSun: { value: new Vector3(-0.42, 0.8, 0.43).normalize() },
  uSunColor: { value: new Color('#fff0d8').multiplyScalar(0.42) },
  uBeams: { value: new Vector4(6.5, 0.16, 2.75, 0.05) },
  uBeamHeight: { value: 11 },
  uTiles: { value: null },
  uFavourite: { value: new Color('#ffb84d') },
})

/** Where beams of the roof keep the sun from a point: a pattern, not a shadow map, so it costs the same for any hall. */
export const beamShade = /* glsl */ `
uniform vec3 uSun;
uniform vec3 uSunColor;
uniform vec4 uBeams;
uniform float uBeamHeight;
float beamLine(float at, float pitch, float wide, float soft) {
  float d = abs(fract(at / pitch + .5) - .5) * pitch;
  return smoothstep(wide - soft, wide + soft, d);
}
float beamShade(vec3 world) {
  if (uBeams.x <= 0.0) return 1.0;
  vec2 roof = world.xz + uSun.xz / uSun.y * (uBeamHeight - world.y);
  float soft = .05 + .012 * (uBeamHeight - world.y);
  return beamLine(roof.y, uBeams.x, uBeams.y, soft) * mix(1.0, beamLine(roof.x, uBeams.z, uBeams.w, soft), .7);
}
`

const vertexHead = /* glsl */ `
attribute vec4 facing;
attribute vec4 tint;
attribute vec4 surface;
attribute vec4 light;
attribute vec4 paintA;
attribute vec4 paintB;
attribute vec4 paintC;
attribute vec4 tile;
varying vec3 vTint;
varying vec3 vFinish;
varying vec3 vFalls;
varying vec2 vSunLamp;
varying vec2 vTile;
varying float vFavourite;
varying vec3 vWorld;
uniform vec3 uAmbient;
uniform vec3 uLamp;
`

const vertexBody = /* glsl */ `
float slot = floor(surface.w * 255.0 / 64.0 + .5);
vec3 painted = slot < .5 ? vec3(1.0) : slot < 1.5 ? paintA.rgb : slot < 2.5 ? paintB.rgb : paintC.rgb;
vTint = tint.rgb * tint.rgb * painted * painted;
vFinish = vec3(surface.xy, surface.z * 2.0);
vFalls = light.rgb * 2.0 * uAmbient + tint.w * 4.0 * uLamp;
vSunLamp = vec2(paintB.w > .5 ? facing.w : light.w, 0.0);
vFavourite = paintA.w;
// Places in a tile end at 65000: what lies above has no picture.
vTile = uv.x > .995 ? vec2(-1.0) : tile.xy + uv * (65535.0 / 65000.0) * tile.zw;
#ifdef USE_INSTANCING
vWorld = (modelMatrix * instanceMatrix * vec4(transformed, 1.0)).xyz;
#else
vWorld = (modelMatrix * vec4(transformed, 1.0)).xyz;
#endif
`

const fragmentHead = /* glsl */ `
varying vec3 vTint;
varying vec3 vFinish;
varying vec3 vFalls;
varying vec2 vSunLamp;
varying vec2 vTile;
varying float vFavourite;
varying vec3 vWorld;
uniform sampler2D uTiles;
uniform vec3 uFavourite;
${beamShade}
`

/** Colour with the exhibitor's picture on it; the picture's colours are already linear. */
const fragmentColor = /* glsl */ `
#ifdef CUT_OUT
if (vTile.x >= 0.0 && texture2D(uTiles, vTile).a < .5) discard;
#endif
diffuseColor.rgb = vTint;
if (vTile.x >= 0.0) diffuseColor.rgb *= texture2D(uTiles, vTile).rgb;
vec3 glowing = diffuseColor.rgb * vFinish.z + uFavourite * vFavourite * .35 * smoothstep(.02, .3, vFinish.z);
float shaded = 1.0 - min(1.0, vFinish.z) * .9;
`

function withVertex(shader: { vertexShader: string }): void {
  shader.vertexShader = shader.vertexShader
    .replace('#include <common>', `#include <common>\n${vertexHead}`)
    .replace('#include <beginnormal_vertex>', 'vec3 objectNormal = facing.xyz;')
    .replace('#include <begin_vertex>', `#include <begin_vertex>\n${vertexBody}`)
}

export interface MaterialLook {
  /** Nothing is drawn where a picture is clear. */
  isCutOut?: boolean
}

function cutBy(material: Material, { isCutOut = false }: MaterialLook): void {
  if (isCutOut) material.defines = { ...material.defines, CUT_OUT: '' }
}

/**
 * The one material of halls and stands: colour, finish and baked light come with the vertices, brand colours and
 * pictures with the place, so that all stands of a kind are one draw call.
 */
export function paintedMaterial(room: RoomUniforms, environment: Texture, look: MaterialLook = {}): Material {
  const material = new MeshStandardMaterial({ envMap: environment })
  cutBy(material, look)
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, room)
    withVertex(shader)
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\n${fragmentHead}`)
      .replace('#include <color_fragment>', `${fragmentColor}\ndiffuseColor.rgb *= shaded;`)
      .replace('#include <roughnessmap_fragment>', 'float roughnessFactor = vFinish.x;')
      .replace('#include <metalnessmap_fragment>', 'float metalnessFactor = vFinish.y;')
      .replace('#include <emissivemap_fragment>', 'totalEmissiveRadiance = glowing;')
      .replace(
        '#include <lights_fragment_maps>',
        `vec3 sunny = uSunColor * vSunLamp.x * beamShade(vWorld)
          * max(0.0, dot(inverseTransformDirection(geometryNormal, viewMatrix), uSun));
        irradiance += (vFalls + sunny) * PI;
        float openness = clamp(dot(vFalls, vec3(.42)), 0.0, 1.0);
        radiance += getIBLRadiance(geometryViewDir, geometryNormal, material.roughness) * openness * shaded;`,
      )
  }
  return material
}

/** The same without gloss, for weak graphics: everything is worked out at the corners of triangles. */
export function plainPaintedMaterial(room: RoomUniforms, look: MaterialLook = {}): Material {
  const material = new MeshBasicMaterial()
  cutBy(material, look)
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, room)
    withVertex(shader)
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', `#include <common>\nuniform vec3 uSun;\nuniform vec3 uSunColor;`)
      .replace(
        '#include <project_vertex>',
        `vec3 turned = facing.xyz;
        #ifdef USE_INSTANCING
        turned = mat3(instanceMatrix) * turned;
        #endif
        turned = normalize(mat3(modelMatrix) * turned);
        vFalls += uSunColor * vSunLamp.x * max(0.0, dot(turned, uSun)) * .8;
        #include <project_vertex>`,
      )
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\n${fragmentHead}`)
      .replace(
        '#include <color_fragment>',
        `${fragmentColor}\ndiffuseColor.rgb = diffuseColor.rgb * shaded * vFalls + glowing;`,
      )
  }
  return material
}
