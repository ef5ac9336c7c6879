import { keepOpenNow } from './client/open-now.ts'

// The second blocking script of the lists of branches: a line that came into each row later would move all below it.
keepOpenNow()
