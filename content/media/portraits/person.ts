/** What portraits.json says about a guest. */
export interface Instruction {
  hair: 'short' | 'bob' | 'bald' | 'long' | 'bun'
  age: 'young' | 'middle' | 'senior'
  glasses: boolean
  wear: 'suit' | 'shirt' | 'blouse' | 'doppa' | 'hijab'
}

/** A guest as the drawing sees them. Styles count on without end; each drawing takes them modulo what it has. */
export interface Person extends Instruction {
  woman: boolean
  fromAbroad: boolean
  skin: string
  hairColour: string
  /** Half the face's breadth. */
  face: number
  jaw: number
  tilt: number
  size: number
  hairStyle: number
  mirrored: boolean
  wearStyle: number
  cloth: string
  accent: string
  glassesStyle: number
  beard: 'none' | 'stubble' | 'moustache' | 'full'
  ground: string
  groundStyle: number
}
