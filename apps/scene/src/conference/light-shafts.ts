import { AdditiveBlending, ConeGeometry, DoubleSide, InstancedMesh, Matrix4, ShaderMaterial } from 'three'
import type { ConferenceHallPlan } from './conference-hall-plans.ts'

const vertex = /* glsl */ `
varying float vEdge;
varying float vNear;
void main() {
  vec4 at = modelViewMatrix * instanceMatrix * vec4(position, 1.0);
  vec3 facing = normalize(mat3(modelViewMatrix * instanceMatrix) * normal);
  vEdge = pow(abs(dot(facing, normalize(at.xyz))), 2.5);
  vNear = uv.y;
  gl_Position = projectionMatrix * at;
}`

const fragment = /* glsl */ `
varying float vEdge;
varying float vNear;
void main() {
  gl_FragColor = vec4(vec3(.75, .88, 1.0) * vEdge * vNear * vNear * .3, 1.0);
}`

/** Light in the air under the truss: a few soft cones in one draw call. */
export function createLightShafts({ truss, shafts }: ConferenceHallPlan) {
  const length = truss.y - 0.2
  const cone = new ConeGeometry(length * 0.19, length, 32, 1, true).translate(0, -length / 2, 0)
  const material = new ShaderMaterial({
    blending: AdditiveBlending,
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
    vertexShader: vertex,
    fragmentShader: fragment,
  })
  const mesh = new InstancedMesh(cone, material, shafts.length)
  shafts.forEach(([x, lean], i) => {
    const turned = new Matrix4().makeRotationX(0.3).multiply(new Matrix4().makeRotationZ(lean))
    mesh.setMatrixAt(i, turned.setPosition(x, truss.y - 0.25, truss.z))
  })
  return {
    mesh,
    dispose() {
      cone.dispose()
      material.dispose()
      mesh.dispose()
    },
  }
}
