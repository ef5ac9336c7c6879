import { href } from '../../addresses.ts'
import { newsFeed, readArticles } from '../../feeds/articles.ts'
import { jsonFeed } from '../../feeds/json-feed.ts'
import { defineFile } from '../../file.ts'
import { jsonFeedOf } from './scope.ts'

export const file = defineFile({
  paths: ['/fdhfinancialholdings/blog/feed.json', '/fdhbankplc/blog/feed.json'],
  load: readArticles,
  type: 'application/feed+json; charset=utf-8',
  write: (data, request, messages) =>
    jsonFeed(newsFeed(data, request, messages), request.origin + href(request.lang, jsonFeedOf(data.scope))),
})
