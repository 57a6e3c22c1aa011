// The schemas that validate and describe. Kept off the main door so that browsers do not carry TypeBox.
export * from './content.schema.ts'
export * from './envelope.schema.ts'
export * from './exhibitions.schema.ts'
export * from './profile.schema.ts'
export * from './public-config.schema.ts'
