import { BackSide, Color, Mesh, ShaderMaterial, SphereGeometry } from 'three'
import type { HallLook } from '../looks/hall-look.ts'

const vertex = /* glsl */ `
varying vec3 vWay;
void main() {
  vWay = position;
  // As far away as anything can be: it is drawn last and only where nothing stands.
  gl_Position = (projectionMatrix * mat4(mat3(viewMatrix)) * vec4(position, 1.0)).xyww;
}`

const head = /* glsl */ `
varying vec3 vWay;
uniform vec3 uTop, uMiddle, uLow, uGround, uCloud, uFar;
uniform float uCover;
float hash(vec2 p) { return fract(sin(dot(p, vec2(41.3, 289.1))) * 43758.5); }
float lump(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
}
float clouds(vec2 p) {
  float sum = 0.0, weight = 0.5;
  for (int i = 0; i < OCTAVES; i++) { sum += weight * lump(p); p = p * 2.03 + 7.1; weight *= 0.5; }
  return sum;
}
// Houses around the whole horizon, taller towards the end of the hall.
float city(float turn, float y, float count, float tall, float soft) {
  float cell = floor(turn * count), across = fract(turn * count);
  float wide = fwidth(turn * count);
  float roof = (.012 + tall * hash(vec2(cell, count)) * (.25 + .75 * exp(-turn * turn * 3.0)));
  float body = smoothstep(.04, .04 + wide, across) * (1.0 - smoothstep(.93 - wide, .93, across));
  return body * (1.0 - smoothstep(roof - soft, roof + soft, y));
}
float hills(float turn, float y, float seed, float tall, float soft) {
  float ridge = tall * (.2 + lump(vec2(turn * 5.0 + seed, seed)) * .8 + lump(vec2(turn * 17.0, seed)) * .2);
  return 1.0 - smoothstep(ridge - soft, ridge + soft, y);
}`

const body = /* glsl */ `
void main() {
  vec3 v = normalize(vWay);
  vec3 color = mix(uLow, uMiddle, smoothstep(0.0, .2, v.y));
  color = mix(color, uTop, smoothstep(.12, .85, v.y));
  // Lit from one side: where there was more cloud a step towards the sun, this one is in its shade.
  vec2 at = v.xz / (v.y + .24) * 1.9 + 3.7;
  float thick = clouds(at);
  float cover = smoothstep(.62 - uCover * .4, .86 - uCover * .4, thick) * smoothstep(.01, .16, v.y);
  float shade = clamp((clouds(at + vec2(.1, -.1)) - thick) * 2.4 + .3, 0.0, 1.0);
  color = mix(color, mix(uCloud, mix(uMiddle, uLow, .6), shade * .55), cover * .88);
  float turn = atan(v.x, -v.z);
  float soft = fwidth(v.y) + .0006;
  #if HORIZON == 0
  color = mix(color, mix(uFar, uLow, .55), city(turn, v.y, 17.0, .11, soft));
  color = mix(color, mix(uFar, uLow, .15), city(turn + .03, v.y, 31.0, .075, soft));
  #elif HORIZON == 1
  color = mix(color, mix(uFar, uLow, .6), hills(turn, v.y, 3.0, .14, soft));
  color = mix(color, uFar, hills(turn, v.y, 8.0, .08, soft));
  #else
  color = mix(color, mix(uFar, uLow, .35), hills(turn, v.y, 5.0, .03, soft) * smoothstep(.1, .5, abs(turn)));
  #endif
  float below = smoothstep(0.0, -soft * 2.0, v.y);
  vec3 water = mix(mix(uGround, uLow, .45), uGround, smoothstep(0.0, -.12, v.y));
  // Far down, as seen from above a hall without its roof, there is only haze.
  water = mix(water, mix(uLow, uMiddle, .12), smoothstep(-.1, -.3, v.y));
  color = mix(color, water, below);
  gl_FragColor = vec4(color, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`

const horizons = { city: 0, hills: 1, sea: 2 } as const

/** Everything outside the glass: sky, clouds, what stands on the horizon, water or land. One draw call, no texture. */
export function createSkyDome(sky: HallLook['sky'], simple = false): Mesh<SphereGeometry, ShaderMaterial> {
  const color = (hex: string) => ({ value: new Color(hex) })
  const material = new ShaderMaterial({
    side: BackSide,
    depthWrite: false,
    defines: { HORIZON: horizons[sky.horizon], OCTAVES: simple ? 3 : 5 },
    vertexShader: vertex,
    fragmentShader: head + body,
    uniforms: {
      uTop: color(sky.top),
      uMiddle: color(sky.middle),
      uLow: color(sky.low),
      uGround: color(sky.ground),
      uCloud: color(sky.cloud),
      uFar: color(sky.far),
      uCover: { value: sky.cover },
    },
  })
  const mesh = new Mesh(new SphereGeometry(10, 32, 20), material)
  mesh.renderOrder = 10
  mesh.frustumCulled = false
  return mesh
}
