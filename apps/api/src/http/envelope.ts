const success = { res: 1 as const, mes: '', errMes: '' }

export const one = <T>(data: T) => ({ ...success, data })

export const many = <T>(list: T[], count = list.length) => ({ ...success, list, count })

/** Fields that stand beside `res` by their own name. */
export const beside = <T extends object>(fields: T) => ({ ...success, ...fields })

/** Success, and what to tell the reader. */
export const said = (mes = '') => ({ ...success, mes })
