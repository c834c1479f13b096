import * as captcha from '@verstak/contracts/captcha'
import * as endpoints from '@verstak/contracts/signIn'
import * as driven from '@verstak/contracts/signInFlow'
import type { Binder } from '../http/createBinder.ts'
import type { Services } from '../services.ts'
import { confirmCode } from './confirmCode.ts'
import { confirmPhone } from './confirmPhone.ts'
import { postSignInForm } from './driven/postSignInForm.ts'
import { getSignInFlow, moveSignInFlow, startSignInFlow } from './driven/signInFlow.ts'
import { generateCode } from './generateCode.ts'
import { getCaptchaTask } from './getCaptchaTask.ts'
import { preAuth } from './preAuth.ts'
import { recoverPassword } from './recoverPassword.ts'
import { register } from './register.ts'
import { registerFast } from './registerFast.ts'
import { resetPassword } from './resetPassword.ts'
import { saveDevice } from './saveDevice.ts'
import { sendPhoneCode } from './sendPhoneCode.ts'
import { signInByEmail } from './signInByEmail.ts'
import { signInByPhone } from './signInByPhone.ts'

export function signInRoutes({ bindPersonal, bindForm }: Binder, services: Services): void {
  bindPersonal(endpoints.preAuth, ({ body }, caller) => preAuth(services, body, caller))
  bindPersonal(endpoints.sendPhoneCode, ({ body }, caller) => sendPhoneCode(services, body, caller))
  bindPersonal(endpoints.confirmPhone, ({ body }, caller) => confirmPhone(services, body, caller))
  bindPersonal(endpoints.signInByPhone, ({ body }, caller) => signInByPhone(services, body, caller))
  bindPersonal(endpoints.signInByEmail, ({ body }, caller) => signInByEmail(services, body, caller))
  bindPersonal(endpoints.register, ({ body }, caller) => register(services, body, caller))
  bindPersonal(endpoints.registerFast, ({ body }, caller) => registerFast(services, body, caller))
  bindPersonal(endpoints.generateCode, ({ body }, caller) => generateCode(services, body, caller))
  bindPersonal(endpoints.confirmCode, ({ body }, caller) => confirmCode(services, body, caller))
  bindPersonal(endpoints.saveDevice, (_, caller) => saveDevice(services, caller))
  bindPersonal(endpoints.recoverPassword, ({ body }, caller) => recoverPassword(services, body, caller))
  bindPersonal(endpoints.resetPassword, ({ body }, caller) => resetPassword(services, body, caller))
  bindPersonal(captcha.getCaptchaTask, (_, caller) => getCaptchaTask(services, caller))
  bindPersonal(driven.startSignInFlow, (_, caller) => startSignInFlow(services, caller))
  bindPersonal(driven.moveSignInFlow, ({ body }, caller) => moveSignInFlow(services, body, caller))
  bindPersonal(driven.getSignInFlow, (_, caller) => getSignInFlow(services, caller))
  bindForm(driven.SIGN_IN_FORM, (fields, caller) => postSignInForm(services, fields, caller))
}
