import { ShaderChunk } from 'three'

const chunks = ShaderChunk as Record<string, string>

/** Changes a piece of three.js' shading; a piece that no longer reads as expected must not go by unseen. */
function rewrite(chunk: string, find: string | RegExp, by: string): void {
  const before = chunks[chunk] ?? ''
  const after = before.replace(find, by)
  if (after === before) throw new Error(`The shading ${chunk} of this three.js has nothing like ${find}.`)
  chunks[chunk] = after
}

/**
 * How light falls in the studio. Diffuse light comes from the lamps, which throw shadows; reflections come from the
 * painted room. So lamps give no highlight (a hundred of them would show as dots on gloss), the room gives little diffuse
 * light (it throws no shadow), and reflections are dimmed where the lamps do not reach: averaged over all frames that is
 * the share of the sky which a point sees.
 */
export function setUpShading(): void {
  rewrite(
    'lights_physical_pars_fragment',
    /reflectedLight\.directSpecular \+= irradiance \* specularBRDF[^;]*;/g,
    '',
  )
  rewrite('lights_physical_pars_fragment', /clearcoatSpecularDirect \+=[^;]*;/g, '')
  rewrite(
    'lights_fragment_maps',
    'iblIrradiance += getIBLIrradiance',
    'iblIrradiance += 0.22 * getIBLIrradiance',
  )
  // Which of the shadowed lamps are seen, weighted by how squarely they shine.
  rewrite('lights_fragment_begin', /^/, 'float lampsSeen = 0., lampsAll = 0.001;\n')
  rewrite(
    'lights_fragment_begin',
    /directLight\.color \*= \( directLight\.visible && receiveShadow \) \? getShadow\( directionalShadowMap\[ i \]([^;]*)\) : 1\.0;/,
    `{ float lampShade = ( directLight.visible && receiveShadow ) ? getShadow( directionalShadowMap[ i ]$1) : 1.0;
		directLight.color *= lampShade;
		float squarely = max( 0.05, dot( geometryNormal, directLight.direction ) );
		lampsSeen += lampShade * squarely; lampsAll += squarely; }`,
  )
  chunks.lights_fragment_maps += `
#if defined( USE_ENVMAP ) && defined( RE_IndirectSpecular )
  {
    // The floor near the foot of a product lies in shadow: it is not reflected white.
    vec3 mirrored = inverseTransformDirection( reflect( -geometryViewDir, geometryNormal ), viewMatrix );
    float high = dot( viewMatrix[ 1 ].xyz, geometryPosition ) + cameraPosition.y;
    float open = mix( 1., .12 + .88 * smoothstep( 0., .45, high ), smoothstep( .12, -.2, mirrored.y ) );
    open *= mix( .3, 1., lampsSeen / lampsAll );
    radiance *= open;
    #ifdef USE_CLEARCOAT
      clearcoatRadiance *= open;
    #endif
  }
#endif`
}
