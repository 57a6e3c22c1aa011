import { CircleGeometry, type Color, Mesh, ShaderMaterial, Vector2, Vector3, Vector4 } from 'three'
import { type ConferenceHallPlan, filmHalf, stageTop } from './conference-hall-plans.ts'
import type { ScreenWall } from './screen-wall.ts'

const vertex = /* glsl */ `
varying vec3 vWorld;
void main() {
  vec4 world = modelMatrix * vec4(position, 1.0);
  vWorld = world.xyz;
  gl_Position = projectionMatrix * viewMatrix * world;
}`

/** The way of sight goes on from the floor to the drum of the screen: what it meets there is what the floor mirrors. */
const fragment = /* glsl */ `
varying vec3 vWorld;
uniform sampler2D uStill;
uniform sampler2D uFilm;
uniform float uPlaying;
uniform vec4 uScreen;
uniform vec2 uHalves;
uniform vec3 uFloor;
uniform vec3 uAmbient;
uniform vec3 uGlow;
uniform vec4 uStage;
vec3 linear(vec3 c) { return mix(c / 12.92, pow((c + .055) / 1.055, vec3(2.4)), step(.04045, c)); }
vec3 shown(vec2 at) {
  vec3 color = texture2D(uStill, at).rgb;
  float across = (at.x - .5) * uHalves.x / uHalves.y + .5;
  if (uPlaying > .5 && abs(across - .5) < .5) color = linear(texture2D(uFilm, vec2(across, at.y)).rgb);
  return color * step(abs(at.x - .5), .5);
}
void main() {
  vec3 eye = normalize(cameraPosition - vWorld);
  vec3 way = vec3(-eye.x, eye.y, -eye.z);
  vec2 from = vWorld.xz - vec2(0.0, uScreen.x);
  float a = dot(way.xz, way.xz);
  float b = dot(from, way.xz);
  float t = (-b + sqrt(max(0.0, b * b - a * (dot(from, from) - uScreen.y * uScreen.y)))) / a;
  vec3 met = vWorld + way * t;
  float x = atan(met.x, uScreen.x - met.z) / (2.0 * uHalves.x) + .5;
  float y = (met.y - uScreen.z) / (uScreen.w - uScreen.z);
  vec3 mirrored = vec3(0.0);
  float total = 0.0;
  // The farther away it is, the softer, and more so upwards than across.
  float soft = .012 + t * .012;
  for (int i = -4; i <= 4; i++) {
    float k = float(i) / 4.0;
    float at = y + k * soft;
    float weight = 1.0 - abs(k) * .7;
    mirrored += shown(vec2(x + k * .004, clamp(at, .01, .99))) * weight * smoothstep(-.02, .03, at) * smoothstep(1.02, .97, at);
    total += weight;
  }
  mirrored /= total;
  float gloss = clamp((.06 + .94 * pow(1.0 - eye.y, 5.0)) * 1.5, 0.0, .66);
  float edge = length(vWorld.xz - uStage.xy) / uStage.z;
  float near = clamp(1.0 - (vWorld.z - uStage.y + uStage.z) / (2.2 * uStage.z), 0.0, 1.0);
  vec3 lit = uFloor * (uAmbient * (1.0 - .25 * edge * edge) + uGlow * (.25 + .75 * near));
  gl_FragColor = vec4(mix(lit, mirrored, gloss), 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`

export interface StageFloor {
  mesh: Mesh<CircleGeometry, ShaderMaterial>
  /** The screen shows something else. */
  follow(wall: ScreenWall): void
  dispose(): void
}

/** The polished top of the stage: it mirrors the screen, film and all, in one draw call. */
export function createStageFloor(
  hall: ConferenceHallPlan,
  wall: ScreenWall,
  colors: { floor: Color; ambient: Color; glow: Color },
): StageFloor {
  const { screen, stage } = hall
  const radius = (stage.steps.at(-1)?.radius ?? 1) - 0.05
  const rgb = ({ r, g, b }: Color) => new Vector3(r, g, b)
  const material = new ShaderMaterial({
    vertexShader: vertex,
    fragmentShader: fragment,
    uniforms: {
      uStill: { value: wall.still },
      uFilm: { value: null },
      uPlaying: { value: 0 },
      uScreen: { value: new Vector4(screen.z, screen.radius, screen.low, screen.high) },
      uHalves: { value: new Vector2(screen.half, filmHalf(hall)) },
      uFloor: { value: rgb(colors.floor) },
      uAmbient: { value: colors.ambient },
      uGlow: { value: colors.glow },
      uStage: { value: new Vector4(0, stage.z, radius, 0) },
    },
  })
  const mesh = new Mesh(new CircleGeometry(radius, 72).rotateX(-Math.PI / 2), material)
  mesh.position.set(0, stageTop(hall) + 0.004, stage.z)
  return {
    mesh,
    follow({ film }) {
      const { uFilm, uPlaying } = material.uniforms
      if (uFilm) uFilm.value = film ?? null
      if (uPlaying) uPlaying.value = film ? 1 : 0
    },
    dispose() {
      mesh.geometry.dispose()
      material.dispose()
    },
  }
}
