import { firstOnboardingProduct } from '#contract/onboarding.ts'
import { productType } from '#contract/rules/product-address.ts'
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
import { Reach } from '../../sections/addresses/reach.tsx'
import styles from './onboarding/page.module.css'
import { Next, usualSteps } from './products/next.tsx'
import { readFamily, type Product } from './products/read.ts'
import { TextBlock } from '../../components/text-block.tsx'

/** The account that is offered stands first. */
const offeredFirst = (accounts: readonly Product[]): Product[] => {
  const isFirst = (account: Product) => productType(account) === firstOnboardingProduct
  return [...accounts.filter(isFirst), ...accounts.filter((account) => !isFirst(account))]
}

/** Asking for an account beforehand: a form that needs the browser, since the contact is proved by a code. */
export const page = definePage({
  paths: ['/fdhbankplc/onboarding'],
  sheet: 'onboarding',
  query: [],
  live: false,
  load: async (feed) => {
    const [branches, accounts] = await Promise.all([feed.all('branches'), readFamily(feed, 'account')])
    return {
      accounts: offeredFirst(accounts),
      branches: branches.filter(({ status }) => status === 'open'),
    }
  },
  title: ({ onboarding }) => onboarding.title,
  description: ({ onboarding }) => onboarding.description,
  Component: ({ data: { branches, accounts }, messages, request: { lang } }) => {
    const { onboarding } = messages
    const office = officeOf(usePageContext().frame, 'bank')
    return (
      <>
        <Hero tool title={onboarding.name} lede={onboarding.lede} />
        <Breadcrumbs roomy here={onboarding.name} />
        <Reading
          aside={
            <div className={styles.aside}>
              <Card title={onboarding.branchTitle} level={2} tinted>
                <p>{onboarding.branchText}</p>
                {office && <Reach office={office} />}
              </Card>
              <Next steps={[usualSteps(messages.product).findBranch]} />
            </div>
          }
        >
          <Island
            name="onboarding"
            of={Onboarding}
            when="touch"
            props={{
              lang,
              products: accounts.map((account) => ({
                product: productType(account),
                name: account.name,
                needs: account.needs,
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
