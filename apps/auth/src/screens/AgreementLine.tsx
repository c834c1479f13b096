import { Link } from '@verstak/ui-kit/Link'
import { agreementTexts } from './agreement.texts.ts'
import { lawClass } from './stepStyles.tsx'

/** What a registration agrees to (REGISTER-012). The consent's text opens over the form (REGISTER-013). */
export function AgreementLine() {
  return (
    <p className={lawClass}>
      {agreementTexts.before}
      <Link href="/legal/personal-consent/" target="_blank">
        {agreementTexts.consent}
      </Link>
      {agreementTexts.accept}
      <Link href="/legal/personal/" target="_blank">
        {agreementTexts.policy}
      </Link>
      {agreementTexts.and}
      <Link href="/legal/user-agreement/" target="_blank">
        {agreementTexts.agreement}
      </Link>
    </p>
  )
}
