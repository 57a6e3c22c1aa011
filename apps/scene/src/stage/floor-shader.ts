import { beamShade } from './painted-material.ts'

export const floorVertex = /* glsl */ `
varying vec3 vWorld;
#include <fog_pars_vertex>
void main() {
  vec4 world = modelMatrix * vec4(position, 1.0);
  vWorld = world.xyz;
  vec4 mvPosition = viewMatrix * world;
  gl_Position = projectionMatrix * mvPosition;
  #include <fog_vertex>
}`

const head = /* glsl */ `
varying vec3 vWorld;
uniform vec3 uColor, uSecond, uCloth, uEdge, uAmbient, uMirrorLow, uMirrorHigh;
uniform float uSize, uGloss;
uniform sampler2D uGround;
uniform vec4 uGroundRect;
#if CARPETS > 0
uniform vec4 uCarpets[CARPETS];
#endif
#if PRINTS > 0
uniform sampler2D uPrint;
uniform vec4 uPrints[PRINTS];
uniform vec4 uPrintAreas[PRINTS];
#endif
#ifdef MIRROR
uniform sampler2D uMirror;
uniform mat4 uMirrorMatrix;
#endif
#include <common>
#include <fog_pars_fragment>
${beamShade}
float hash(vec2 p) { return fract(sin(dot(p, vec2(127.1, 311.7))) * 43758.5); }
float lump(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(mix(hash(i), hash(i + vec2(1, 0)), f.x), mix(hash(i + vec2(0, 1)), hash(i + vec2(1, 1)), f.x), f.y);
}
// A joint of a grid, never wider than it is and never flickering when it is thinner than a pixel.
float joint(float at, float pitch, float wide) {
  float d = (.5 - abs(fract(at / pitch) - .5)) * pitch;
  float w = fwidth(at) * .7 + .0005;
  return (1.0 - smoothstep(wide - w, wide + w, d)) * min(1.0, wide / w);
}
`

/** What the floor is made of: its colour, and in `line` how much of a joint is here. Two are never compiled at once. */
const kinds = /* glsl */ `
vec3 paving(vec2 p, float pixel, out float line) {
  vec3 color = uColor;
  line = 0.0;
  #if KIND == 0
  vec2 q = p / uSize;
  line = max(joint(p.x, uSize, .006), joint(p.y, uSize, .006));
  #ifndef PLAIN
  float cloud = lump(p * .9) * .6 + lump(p * 3.1) * .4;
  color *= .94 + .06 * cloud + .05 * hash(floor(q));
  #endif
  #elif KIND == 1
  float row = floor(p.x / uSize);
  float along = p.y / 2.6 + hash(vec2(row, 3.0));
  float plank = hash(vec2(row, floor(along)));
  color = mix(uColor, uSecond, plank * .55 * (1.0 - smoothstep(.1, .5, pixel)) + .27 * smoothstep(.1, .5, pixel));
  line = max(joint(p.x, uSize, .003), joint(along * 2.6, 2.6, .003) * step(pixel, .05)) * .8;
  #ifndef PLAIN
  float grain = lump(vec2(p.x * 70.0 + plank * 50.0, p.y * 2.2)) - .5;
  color *= 1.0 + grain * .16 * (1.0 - smoothstep(.01, .05, pixel)) + (lump(p * .35) - .5) * .05;
  #endif
  #elif KIND == 2
  line = max(joint(p.x, uSize, .005), joint(p.y, uSize, .005)) * .8;
  #ifndef PLAIN
  float worn = lump(p * .23) * .5 + lump(p * .8 + 7.0) * .3 + lump(p * 3.7) * .2;
  float speck = (hash(floor(p * 70.0)) - .5) * (1.0 - smoothstep(.006, .03, pixel));
  color *= .9 + .17 * worn + .07 * speck + .03 * hash(floor(p / uSize));
  #endif
  #else
  line = max(joint(p.x, uSize, .006), joint(p.y, uSize, .006)) * .7;
  #ifndef PLAIN
  float seen = 1.0 - smoothstep(.008, .035, pixel);
  for (int i = 0; i < 2; i++) {
    vec2 q = p * (i == 0 ? 24.0 : 47.0) + float(i) * 3.7;
    vec2 cell = floor(q);
    float kind = hash(cell + 11.0);
    vec2 middle = .5 + (vec2(hash(cell), hash(cell + 5.0)) - .5) * .5;
    float chip = (1.0 - smoothstep(.2, .3, length(fract(q) - middle) / (.7 + kind * .6))) * step(.4, kind);
    vec3 tone = kind > .86 ? vec3(1.0) : mix(uSecond, uColor, fract(kind * 9.0) * .7);
    color = mix(color, tone, chip * seen * .6);
  }
  color = mix(color, mix(uColor, uSecond, .1), 1.0 - seen);
  color *= .97 + .05 * lump(p * .5);
  #endif
  #endif
  return color;
}
`

const carpet = /* glsl */ `
// Runner and print: the colour is mixed into the floor's, the answer is how much of it is cloth.
float runner(vec2 p, float pixel, inout vec3 color) {
  #if CARPETS > 0
  float into = -1.0;
  for (int i = 0; i < CARPETS; i++) {
    vec2 inside = min(p - uCarpets[i].xy, uCarpets[i].zw - p);
    into = max(into, min(inside.x, inside.y));
  }
  float soft = fwidth(into) * .6 + .001;
  float on = smoothstep(-soft, soft, into);
  float line = smoothstep(.1 - soft, .1 + soft, into) * (1.0 - smoothstep(.17 - soft, .17 + soft, into));
  float ink = line * min(1.0, .05 / soft);
  #if PRINTS > 0
  vec2 dx = dFdx(p), dy = dFdy(p);
  for (int i = 0; i < PRINTS; i++) {
    vec2 size = uPrints[i].zw - uPrints[i].xy;
    vec2 q = (p - uPrints[i].xy) / size;
    if (all(greaterThan(q, vec2(0.0))) && all(lessThan(q, vec2(1.0)))) {
      vec2 scale = uPrintAreas[i].zw / size;
      ink = max(ink, textureGrad(uPrint, uPrintAreas[i].xy + q * uPrintAreas[i].zw, dx * scale, dy * scale).a);
    }
  }
  #endif
  vec3 cloth = mix(uCloth, uEdge, ink);
  #ifndef PLAIN
  float pile = (hash(floor(p * 140.0)) - .5) * .3 * (1.0 - smoothstep(.004, .02, pixel));
  cloth *= 1.0 + pile + (lump(p * 38.0) - .5) * .1 * (1.0 - smoothstep(.02, .1, pixel)) + (lump(p * 1.7) - .5) * .08;
  #endif
  color = mix(color, cloth, on);
  return on;
  #else
  return 0.0;
  #endif
}
`

const reflection = /* glsl */ `
vec3 mirrored(vec3 away, float light) {
  #ifdef MIRROR
  vec4 at = uMirrorMatrix * vec4(vWorld, 1.0);
  vec2 here = at.xy / at.w;
  vec3 sum = vec3(0.0);
  float total = 0.0;
  // Blur grows upwards in the picture: far from the floor what it mirrors is softer.
  for (int i = 0; i < 8; i++) {
    float k = float(i) / 7.0;
    vec2 off = vec2((fract(52.98 * fract(dot(gl_FragCoord.xy, vec2(.0671, .0058)) + k * .7)) - .5) * .004, -k * k * .05);
    float weight = 1.0 - k * .75;
    sum += min(textureLod(uMirror, here + off, 1.0 + k * 3.0).rgb, vec3(1.6)) * weight;
    total += weight;
  }
  return sum / total;
  #else
  return mix(uMirrorLow, uMirrorHigh, smoothstep(0.0, .7, away.y)) * (.35 + .65 * light);
  #endif
}
`

const main = /* glsl */ `
void main() {
  vec2 p = vWorld.xz;
  float pixel = max(length(dFdx(p)), length(dFdy(p)));
  float line;
  vec3 color = paving(p, pixel, line);
  color *= 1.0 - .42 * line;
  float cloth = runner(p, pixel, color);
  vec2 place = (p - uGroundRect.xy) / uGroundRect.zw;
  float inside = step(0.0, min(min(place.x, place.y), min(1.0 - place.x, 1.0 - place.y)));
  float light = mix(1.0, texture2D(uGround, place).r * 255.0 / 127.0, inside);
  // An open floor sees this much of the room's light; see room-bake.ts.
  vec3 falls = uAmbient * vec3(.773, .822, .898) * light;
  falls += uSunColor * uSun.y * beamShade(vWorld) * smoothstep(.5, .95, light);
  vec3 outgoing = color * falls;
  vec3 eye = normalize(cameraPosition - vWorld);
  float gloss = clamp((.05 + .95 * pow(1.0 - clamp(eye.y, 0.0, 1.0), 5.0)) * uGloss, 0.0, .62);
  outgoing = mix(outgoing, mirrored(vec3(-eye.x, eye.y, -eye.z), light), gloss * (1.0 - line * .6) * (1.0 - cloth));
  gl_FragColor = vec4(outgoing, 1.0);
  #include <tonemapping_fragment>
  #include <colorspace_fragment>
  #include <fog_fragment>
}`

export const floorFragment = head + kinds + carpet + reflection + main
