import {
  BackSide,
  Color,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  SphereGeometry,
} from 'three'

const sky = `varying vec3 p;
void main() {
  float y = normalize(p).y;
  vec3 c = mix(vec3(.80, .82, .86), vec3(.34, .38, .46), smoothstep(-.02, .10, y));
  c = mix(c, vec3(.92, .96, 1.), smoothstep(.25, 1., y));
  c = mix(c, vec3(.86, .84, .82), smoothstep(0., -.5, y));
  gl_FragColor = vec4(c, 1.);
}`

/** Width, height, place, brightness, colour of the panels that gloss reflects. */
const panels = [
  { size: [7, 7], at: [-7.5, 9.5, 7.5], power: 7, color: '#fff6ea' },
  { size: [9, 5], at: [0, 12, -2], power: 3.2, color: '#ffffff' },
  { size: [2, 10], at: [11, 4, 4], power: 4.2, color: '#eef5ff' },
  { size: [2.4, 9], at: [-12, 4, -3], power: 3.2, color: '#eef5ff' },
  { size: [4, 6], at: [8, 9, -9], power: 3.4, color: '#ffffff' },
  { size: [14, 1.6], at: [0, 1.6, 14], power: 1.1, color: '#ffffff' },
] as const

/** The room that products reflect: a horizon, a large soft box, strips and rims. */
export function paintedRoom(): Scene {
  const room = new Scene()
  room.add(
    new Mesh(
      new SphereGeometry(20, 32, 24),
      new ShaderMaterial({
        side: BackSide,
        vertexShader:
          'varying vec3 p; void main() { p = normalize(position); gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.); }',
        fragmentShader: sky,
      }),
    ),
  )
  for (const { size, at, power, color } of panels) {
    const panel = new Mesh(
      new PlaneGeometry(size[0], size[1]),
      new MeshBasicMaterial({ color: new Color(color).multiplyScalar(power), side: DoubleSide }),
    )
    panel.position.set(at[0], at[1], at[2])
    panel.lookAt(0, 0, 0)
    room.add(panel)
  }
  return room
}
