import sharp from 'sharp'
import { readDocument } from './read-document.ts'
import { serveOrders } from './serve-orders.ts'

// Nothing of one picture is kept for the next.
sharp.cache(false)
serveOrders(readDocument)
