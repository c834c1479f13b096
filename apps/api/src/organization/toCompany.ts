import type { Company } from '@verstak/contracts/organization'
import type { RegisterCompany } from '../company-register/CompanyRegister.ts'

/** A company of the register as pages get it. */
export const toCompany = ({ activityType: _, ...company }: RegisterCompany): Company => company
