import {
  Color,
  type DataTexture,
  Mesh,
  PlaneGeometry,
  ShaderMaterial,
  Vector2,
  Vector3,
  Vector4,
} from 'three'
import { depthScale } from './ground-data.ts'
import { hazeColor } from './haze.ts'
import { fogRange, sunColor, sunDirection } from './light.ts'
import { landRect } from './terrain.ts'

const vertex = `
varying vec3 vWorld;
void main() {
  vWorld = position;
  gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.0);
}`

const shared = `
varying vec3 vWorld;
uniform sampler2D uDepth;
uniform sampler2D uNoise;
uniform sampler2D uLight;
uniform vec4 uRect;
uniform vec2 uScale;
uniform vec2 uFog;
uniform float uTime;
uniform vec3 uSun;
uniform vec3 uSunColor;
uniform vec3 uHaze;
uniform vec3 uShallow;
uniform vec3 uMiddle;
uniform vec3 uDeep;
uniform vec3 uSkyTop;

// Breaking waves: two lines that run up the beach and fade, and a still line at the water's edge.
float foam(float depth, float fine, float broad) {
  float edge = 1.0 - smoothstep(0.02, 0.1 + 0.1 * broad, depth);
  float lines = 0.0;
  for (int i = 0; i < 2; i++) {
    float k = fract(uTime * 0.045 + float(i) * 0.5 + broad * 0.9);
    float at = mix(0.85, 0.06, k);
    float width = 0.035 + 0.05 * k;
    float line = 1.0 - smoothstep(0.0, width, abs(depth - at));
    lines += line * sin(k * 3.14159) * smoothstep(0.3, 0.62, fine);
  }
  return clamp(edge * (0.55 + 0.6 * fine) + lines * 0.85, 0.0, 1.0);
}
`

/** Light under and on the waves: what a weak machine does without. */
const richLight = `
  float web = 1.0 - abs(texture2D(uNoise, p * 0.12 + uTime * 0.008 + a.xy * 0.05).b * 2.0 - 1.0);
  color += vec3(0.5, 0.62, 0.55) * pow(web, 7.0) * exp(-depth * 1.5) * 0.5;
`
const richGlint = `
  float glint = pow(max(dot(normalize(normal * vec3(2.6, 1.0, 2.6)), normalize(uSun + view)), 0.0), 180.0);
  color += uSunColor * glint * 1.2;
  float spark = smoothstep(0.71, 0.8, b.b) * smoothstep(0.62, 0.78, texture2D(uNoise, p * 0.19 + uTime * 0.01).b);
  color += vec3(spark * 0.12) * shade;
`

const fragment = (plain: boolean) => `${shared}
void main() {
  vec2 p = vWorld.xz;
  vec3 toEye = cameraPosition - vWorld;
  float far = length(toEye);
  vec3 view = toEye / far;
  vec2 uv = (p - uRect.xy) / (uRect.zw - uRect.xy);
  vec2 border = abs(uv - 0.5) * 2.0;
  float charted = (1.0 - smoothstep(0.86, 1.0, border.x)) * (1.0 - smoothstep(0.86, 1.0, border.y));
  float floorHeight = mix(uScale.x, uScale.y, texture2D(uDepth, uv).r);
  float depth = mix(5.2, max(0.0, -floorHeight), charted);
  vec4 lightHere = mix(vec4(0.29, 0.35, 0.44, 1.0), texture2D(uLight, uv), charted);

  vec4 a = texture2D(uNoise, p * ${plain ? '0.05' : '0.034'} + uTime * vec2(0.0042, 0.003));
  vec4 b = ${plain ? 'a' : 'texture2D(uNoise, p * 0.083 - uTime * vec2(0.0065, -0.0048))'};
  vec4 c = ${plain ? 'vec4(a.rg, 0.5, a.a)' : 'texture2D(uNoise, p * 0.007 + uTime * vec2(0.0009, 0.0006))'};
  vec2 slope = (a.xy - 0.5) + (b.xy - 0.5) * 0.7;
  float calm = 0.24 / (1.0 + far * 0.004);
  vec3 normal = normalize(vec3(-slope.x * calm, 1.0, -slope.y * calm));

  vec3 color = mix(uShallow, uMiddle, 1.0 - exp(-depth * 0.75));
  color = mix(color, uDeep, smoothstep(1.2, 5.4, depth + (c.a - 0.5) * 1.4));
  color *= 0.93 + 0.16 * c.b + dot(slope, uSun.xz) * 0.22;
  ${plain ? '' : richLight}
  float shade = mix(0.62, 1.0, lightHere.a) * mix(0.72, 1.0, smoothstep(0.12, 0.36, lightHere.g));
  color *= mix(1.0, shade, 0.85);

  float away = 1.0 - max(dot(normal, view), 0.0);
  float fresnel = 0.02 + 0.98 * away * away * away * away * away;
  vec3 sky = mix(uHaze, uSkyTop, smoothstep(0.0, 0.55, reflect(-view, normal).y));
  color = mix(color, sky, fresnel * 0.8);
  ${plain ? '' : richGlint}
  float white = foam(depth, b.b * 0.6 + a.b * 0.4, c.a) * charted;
  color = mix(color, vec3(0.97, 0.99, 1.0) * shade, white);
  float alpha = mix(0.12, 1.0, 1.0 - exp(-depth * 2.1));
  alpha = max(alpha, white * 0.92);

  float fog = smoothstep(uFog.x, uFog.y, far);
  color = mix(color, uHaze, fog);
  gl_FragColor = vec4(color, mix(alpha, 1.0, fog));
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`

export interface SeaTextures {
  depth: DataTexture
  noise: DataTexture
  light: DataTexture
}

export interface Sea {
  mesh: Mesh
  setTime(seconds: number): void
}

/** One plane to the horizon: depth gives the colour, a noise tile the waves, the light bake the shade of jetty and quay. */
export function createSea(textures: SeaTextures, plain: boolean): Sea {
  const color = (c: string) => ({ value: new Color(c) })
  const time = { value: 0 }
  const material = new ShaderMaterial({
    transparent: true,
    vertexShader: vertex,
    fragmentShader: fragment(plain),
    uniforms: {
      uDepth: { value: textures.depth },
      uNoise: { value: textures.noise },
      uLight: { value: textures.light },
      uRect: { value: new Vector4(landRect.minX, landRect.minZ, landRect.maxX, landRect.maxZ) },
      uScale: { value: new Vector2(depthScale.low, depthScale.high) },
      uFog: { value: new Vector2(...fogRange) },
      uTime: time,
      uSun: { value: new Vector3(...sunDirection) },
      uSunColor: color(sunColor),
      uHaze: { value: hazeColor() },
      uShallow: color('#8fe8de'),
      uMiddle: color('#2fb7d6'),
      uDeep: color('#0f8ecd'),
      uSkyTop: color('#86c9f2'),
    },
  })
  const geometry = new PlaneGeometry(3200, 3200)
  geometry.rotateX(-Math.PI / 2)
  const mesh = new Mesh(geometry, material)
  mesh.renderOrder = 1
  return {
    mesh,
    setTime(seconds) {
      time.value = seconds
    },
  }
}
