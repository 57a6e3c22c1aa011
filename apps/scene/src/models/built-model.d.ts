/** The address of a built model; see plugin.ts. */
declare module 'model:*' {
  const address: string
  export default address
}
/** The addresses of all models whose names begin so, by name. */
declare module 'models:*' {
  const addresses: Readonly<Record<string, string>>
  export default addresses
}

/** The same without their finest detail. */
declare module 'light-models:*' {
  const addresses: Readonly<Record<string, string>>
  export default addresses
}

/** The folder of all products' models. */
declare module 'wares:address' {
  const folder: string
  export default folder
}
