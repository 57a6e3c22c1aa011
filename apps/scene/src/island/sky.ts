import { BackSide, Color, Mesh, ShaderMaterial, SphereGeometry } from 'three'
import { hazeColor } from './haze.ts'

const fragment = `
varying vec3 vWay;
uniform vec3 uTop;
uniform vec3 uMiddle;
uniform vec3 uLow;
uniform vec3 uSea;
float hash(vec2 p) { return fract(sin(dot(p, vec2(41.3, 289.1))) * 43758.5); }
float lump(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
}
float clouds(vec2 p) {
  float sum = 0.0, weight = 0.5;
  for (int i = 0; i < 5; i++) { sum += weight * lump(p); p = p * 2.03 + 7.1; weight *= 0.5; }
  return sum;
}
void main() {
  vec3 v = normalize(vWay);
  vec3 color = mix(uLow, uMiddle, smoothstep(0.0, 0.2, v.y));
  color = mix(color, uTop, smoothstep(0.12, 0.8, v.y));
  float cover = smoothstep(0.44, 0.74, clouds(v.xz / (v.y + 0.16) * 1.1 + 3.7));
  color = mix(color, vec3(1.0), cover * 0.8 * smoothstep(0.01, 0.14, v.y));
  color = mix(color, uSea, smoothstep(0.0, -0.05, v.y));
  gl_FragColor = vec4(color, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
}`

/** Everything above the horizon, with thin high clouds. Drawn last, so it costs only what it shows. */
export function createSky(): Mesh<SphereGeometry, ShaderMaterial> {
  const color = (c: string) => ({ value: new Color(c) })
  const material = new ShaderMaterial({
    side: BackSide,
    depthWrite: false,
    vertexShader: `
      varying vec3 vWay;
      void main() {
        vWay = position;
        vec4 at = projectionMatrix * mat4(mat3(viewMatrix)) * vec4(position, 1.0);
        gl_Position = at.xyww;
      }`,
    fragmentShader: fragment,
    uniforms: {
      uTop: color('#3d8ee6'),
      uMiddle: color('#9fd0f8'),
      uLow: { value: hazeColor() },
      uSea: color('#7cc0dc'),
    },
  })
  const mesh = new Mesh(new SphereGeometry(10, 32, 20), material)
  mesh.frustumCulled = false
  return mesh
}
