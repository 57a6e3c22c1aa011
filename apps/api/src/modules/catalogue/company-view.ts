import type { Company } from '@tradefloor/contract'
import { internationalPhone, isWebAddress } from '@tradefloor/rules'
import { publicFileAddress } from '../../http/public-file-address.ts'
import type { company } from '../../schema/index.ts'

const bareHost = /^(?:[\p{L}\p{N}-]{1,63}\.)+[\p{L}\p{N}-]{2,63}(?::\d{1,5})?(?:\/[^\s<>"]*)?$/u

export function viewCompany(row: typeof company.$inferSelect, color: string | null): Company {
  return {
    id: row.id,
    name: row.nameZh,
    locales: {
      en: {
        name: row.nameEn,
        address: row.addressEn,
        manager_name: row.managerNameEn,
        register_capital: row.registerCapitalEn,
      },
    },
    address: row.addressZh,
    logo_url: publicFileAddress(row.logoFileId),
    color: color || null,
    manager_name: row.managerName,
    manager_phone: internationalPhone(row.managerPhone, row.country),
    email: row.email,
    phone: internationalPhone(row.phone, row.country),
    website: websiteOf(row.website),
    register_capital: row.registerCapital,
    employee_num: row.employeeNum,
  }
}

/** Companies write their address with or without http://; whatever else it is must not become a link. */
function websiteOf(written: string): string {
  const website = written.trim()
  return bareHost.test(website) || isWebAddress(website) ? website : ''
}
