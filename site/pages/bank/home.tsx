import { definePage } from '../../page.ts'
import { Banners } from '../offers/banners.tsx'
import { Promotions } from '../offers/promotions.tsx'
import { Accounts } from './home/accounts.tsx'
import { Branches } from './home/branches.tsx'
import { Head } from './home/head.tsx'
import { LoanTeaser } from './home/loan-teaser.tsx'
import { NewsAndFaqs } from './home/news-and-faqs.tsx'
import { readBankHome } from './home/read.ts'
import { Ways } from './home/ways.tsx'

export const page = definePage({
  paths: ['/fdhbankplc/home'],
  load: readBankHome,
  title: (messages) => messages.bankHome.title,
  description: (messages) => messages.bankHome.description,
  Component: ({ data }) => (
    <>
      <Head data={data} />
      <Banners banners={data.banners} />
      <Accounts data={data} />
      <LoanTeaser data={data} />
      <Ways />
      <Promotions promotions={data.promotions} />
      <Branches branches={data.branches} holidays={data.holidays} />
      <NewsAndFaqs news={data.news} faqs={data.faqs} />
    </>
  ),
})
