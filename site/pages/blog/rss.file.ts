import { href } from '../../addresses.ts'
import { newsFeed, readArticles } from '../../feeds/articles.ts'
import { rss } from '../../feeds/rss.ts'
import { defineFile } from '../../file.ts'
import { rssOf } from './scope.ts'

export const file = defineFile({
  paths: ['/fdhfinancialholdings/blog/rss.xml', '/fdhbankplc/blog/rss.xml'],
  load: readArticles,
  type: 'application/rss+xml; charset=utf-8',
  write: (data, request, messages) =>
    rss(newsFeed(data, request, messages), request.origin + href(request.lang, rssOf(data.scope))),
})
