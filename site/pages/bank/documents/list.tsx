import type { ReactNode } from 'react'
import type { Page } from '#contract/feed.ts'
import { formatMessage } from '#contract/format-message.ts'
import { limits } from '#contract/limits.ts'
import type { Item } from '#contract/registry.ts'
import { DocumentRows } from '../../../components/document-row.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { Pager } from '../../../components/pager.tsx'
import { Section } from '../../../components/section.tsx'
import { Tabs, type Tab } from '../../../components/tabs.tsx'
import { usePageContext } from '../../../page-context.ts'
import styles from './list.module.css'

/** One group of tabs with its rows, ten to a page. */
export function DocumentList({
  id,
  title,
  lede,
  aside,
  tabs,
  label,
  page,
  param,
  withCompany = false,
  ground,
  clear,
}: {
  id: string
  title: string
  lede?: string
  /** the way on beside the heading */
  aside?: ReactNode
  tabs: readonly Tab[]
  label: string
  page: Page<Item<'documents'>>
  param: string
  withCompany?: boolean
  ground: 'paper' | 'sand'
  /** the address without filters, where some are set */
  clear: string | null
}) {
  const {
    messages: { documents: messages },
  } = usePageContext()
  const from = (page.page - 1) * limits.documentsPageSize
  return (
    <Section id={id} title={title} lede={lede} aside={aside} ground={ground}>
      <Tabs tabs={tabs} label={label} />
      {page.total === 0 ? (
        <EmptyState>
          {clear ? (
            <>
              {messages.noMatch} <a href={clear}>{messages.clear}</a>.{' '}
              {tabs.some(({ count }) => count) && messages.otherTabs}
            </>
          ) : (
            messages.none
          )}
        </EmptyState>
      ) : (
        <>
          <p className={styles.count}>
            {tabs.find((tab) => tab.current)?.name}:{' '}
            {formatMessage(messages.count, {
              from: from + 1,
              to: from + page.items.length,
              total: page.total,
            })}
          </p>
          <DocumentRows documents={page.items} withCompany={withCompany} />
          <Pager page={page.page} pages={page.pages} param={param} at={id} label={title} />
        </>
      )}
    </Section>
  )
}
