const success = { res: 1 as const, mes: '', errMes: '' }

export const dataReply = <T>(data: T) => ({ ...success, data })

export const listReply = <T>(list: T[], count = list.length) => ({ ...success, list, count })

/** Fields that stand beside `res` by their own name. */
export const replyWith = <T extends object>(fields: T) => ({ ...success, ...fields })

/** Success, and what to tell the reader. */
export const messageReply = (mes = '') => ({ ...success, mes })
