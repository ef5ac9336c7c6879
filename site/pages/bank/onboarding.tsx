import { onboardingProducts, type OnboardingProduct } from '#contract/onboarding.ts'
import { accounts, firstSave } from '#contract/products/accounts.ts'
import { findBranch, openAccount, type Product } from '#contract/products/product.ts'
import { regionNames } from '#contract/regions.ts'
import { Island as Onboarding } from '../../islands/onboarding.tsx'
import { officeOf } from '../../frame.ts'
import { usePageContext } from '../../page-context.ts'
import { definePage } from '../../page.ts'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { Card } from '../../components/card.tsx'
import { Reading } from '../../components/grid.tsx'
import { Hero } from '../../components/hero.tsx'
import { Island } from '../../components/island.tsx'
import { Reach } from '../company/contact/reach.tsx'
import styles from './onboarding/page.module.css'
import { Next } from './products/next.tsx'
import { TextBlock } from '../../components/text-block.tsx'

const about = (product: OnboardingProduct): Product =>
  product === 'First Save Savings Account' ? firstSave : accounts[product]

/** Asking for an account beforehand: a form that needs the browser, since the contact is proved by a code. */
export const page = definePage({
  paths: [openAccount.to],
  query: [],
  load: async (feed) => {
    const branches = await feed.all('branches')
    return { branches: branches.filter(({ status }) => status === 'open') }
  },
  title: ({ onboarding }) => onboarding.title,
  description: ({ onboarding }) => onboarding.description,
  Component: ({ data: { branches }, messages, request: { lang } }) => {
    const { onboarding } = messages
    const office = officeOf(usePageContext().frame, 'bank')
    return (
      <>
        <Hero small title={onboarding.name} lede={onboarding.lede} />
        <Breadcrumbs here={onboarding.name} />
        <Reading
          aside={
            <div className={styles.aside}>
              <Card title={onboarding.branchTitle} level={2} tinted>
                <p>{onboarding.branchText}</p>
                {office && <Reach office={office} />}
              </Card>
              <Next steps={[findBranch]} />
            </div>
          }
        >
          <Island
            name="onboarding"
            of={Onboarding}
            when="touch"
            props={{
              lang,
              products: onboardingProducts.map((product) => ({
                product,
                name: about(product).name[lang],
                needs: about(product).needs.map((one) => one[lang]),
              })),
              regions: regionNames.map((region) => ({
                name: messages.places.map.regions[region],
                branches: branches
                  .filter(({ region_name }) => region_name === region)
                  .map(({ name }) => name)
                  .toSorted((a, b) => a.localeCompare(b)),
              })),
              phone: office?.phone ?? '',
              messages: onboarding.tool,
              codeMessages: messages.oneTimeCode,
            }}
          />
          <TextBlock title={onboarding.howTitle}>
            <ol className={styles.how}>
              {onboarding.how.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </TextBlock>
          <TextBlock title={onboarding.privacyTitle}>
            <p>{onboarding.privacyText}</p>
          </TextBlock>
        </Reading>
      </>
    )
  },
})
