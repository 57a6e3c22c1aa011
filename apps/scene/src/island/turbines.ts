import { type Material, Mesh } from 'three'
import type { LitMesh } from '../kit/mesh-builder.ts'
import { toGeometry } from '../stage/meshes.ts'
import { turbines } from './pavilions/energy.ts'
import { pavilionScale, plateau, sites } from './site-plan.ts'

/** The rotors of the energy pavilion; their masts belong to the building. */
export function createTurbines(
  shape: LitMesh,
  material: Material,
): { meshes: Mesh[]; setTime(seconds: number): void } {
  const geometry = toGeometry(shape)
  const site = sites.energy
  const [c, n] = [Math.cos(site.turn), Math.sin(site.turn)]
  const meshes = turbines.map((t) => {
    const rotor = new Mesh(geometry, material)
    const [x, z] = [t.x * pavilionScale, (t.z + 0.34) * pavilionScale]
    rotor.position.set(site.x + x * c + z * n, plateau + t.height * pavilionScale, site.z - x * n + z * c)
    rotor.rotation.y = site.turn
    rotor.scale.setScalar(pavilionScale)
    return rotor
  })
  return {
    meshes,
    setTime(seconds) {
      meshes.forEach((rotor, i) => {
        rotor.rotation.z = -seconds * 0.7 - (turbines[i]?.phase ?? 0)
      })
    },
  }
}
