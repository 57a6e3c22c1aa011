const success = { res: 1 as const, mes: '', errMes: '' }

export const one = <T>(data: T) => ({ ...success, data })

export const many = <T>(list: T[], count = list.length) => ({ ...success, list, count })
