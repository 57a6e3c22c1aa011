/** From the averaged light to the picture. */

export const quad = 'varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 0., 1.); }'

/** Adds one frame to the sum. */
export const addFrame = `uniform sampler2D frame; uniform float share; varying vec2 vUv;
void main() { gl_FragColor = min(texture2D(frame, vUv), vec4(24.)) * share; }`

/**
 * A film's curve on the product only; the pale ground is painted after it, so that its colour is exact. Far shadows on
 * the ground are blurred, edges and the contact with the floor are not: that makes few frames look like many.
 */
export const develop = `
uniform sampler2D sum; uniform float exposure; uniform vec3 tint; uniform float aspect; uniform vec3 shade; uniform vec2 pixel;
// A ground of its own, unless its glow is below nothing.
uniform vec3 low; uniform vec3 high; uniform float glowing;
varying vec2 vUv;
vec3 curve(vec3 v) { vec3 a = v * (v + .0245786) - .000090537; vec3 b = v * (.983729 * v + .4329510) + .238081; return a / b; }
vec3 film(vec3 c) {
  const mat3 i = mat3(.59719, .07600, .02840, .35458, .90834, .13383, .04823, .01566, .83777);
  const mat3 o = mat3(1.60475, -.10208, -.00327, -.53108, 1.10813, -.07276, -.07367, -.00605, 1.07602);
  return clamp(o * curve(i * (c * exposure / .6)), 0., 1.);
}
vec3 srgb(vec3 c) { return mix(1.055 * pow(c, vec3(.41666)) - .055, c * 12.92, vec3(lessThanEqual(c, vec3(.0031308)))); }
float hash(vec2 p) { return fract(sin(dot(p, vec2(12.9898, 78.233))) * 43758.5453); }
// Only the ground has exactly the colour of its shade.
bool isGround(vec4 q) { return q.a < .004 || (q.a < .97 && distance(q.rgb / q.a, shade) < .012); }
void main() {
  vec4 s = texture2D(sum, vUv);
  if (isGround(s)) {
    float r = mix(20., 3., smoothstep(.25, .7, s.a)) / (800. * pixel.y), w = 1., turn = hash(gl_FragCoord.xy) * 6.283;
    for (int i = 1; i < 48; i++) {
      float f = float(i), b = f * 2.4 + turn;
      vec4 q = texture2D(sum, vUv + vec2(cos(b), sin(b)) * sqrt(f / 48.) * r * pixel);
      if (isGround(q)) { s += q; w += 1.; }
    }
    s /= w;
  }
  vec3 pale = srgb(tint);
  vec3 white = vec3(.985, .99, 1.);
  vec2 p = (vUv - vec2(.5, .46)) * vec2(min(aspect, 1.35), 1.);
  float glow = exp(-dot(p, p) * 5.5);
  vec3 ground = mix(pale * .965, mix(pale, white, .45), smoothstep(1.05, .12, vUv.y));
  ground = mix(ground, white, glow * .62);
  if (glowing >= 0.) ground = mix(mix(srgb(low), srgb(high), smoothstep(0., 1., vUv.y)), white, glow * glowing);
  vec3 c = s.a > .0005 ? srgb(film(s.rgb / s.a)) : vec3(0.);
  float l = dot(c, vec3(.3, .59, .11));
  c = clamp(mix(vec3(l), c, 1.14), 0., 1.);
  gl_FragColor = vec4(mix(ground, c, clamp(s.a, 0., 1.)) + (hash(gl_FragCoord.xy) - .5) / 255., 1.);
}`
