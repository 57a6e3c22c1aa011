export { areaNames, areas, isArea } from './areas.ts'
export { countryName, isCountry } from './countries.ts'
export { addPlaceCalls } from './place-routes.ts'
