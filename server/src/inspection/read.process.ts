import { readDocument } from './read-document.ts'
import { serveOrders } from './serve-orders.ts'

serveOrders(readDocument)
