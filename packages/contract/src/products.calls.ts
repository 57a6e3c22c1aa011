import { call } from './call.ts'
import type {
  GetProductQuery,
  GetProductReply,
  ListProductsQuery,
  ListProductsReply,
  ProductParams,
} from './products.schema.ts'

export const listProducts = call<ListProductsReply, ListProductsQuery>()(
  'listProducts',
  'anyone',
  'GET /api/exhibition/v2/web/exhibition-product',
)

export const getProduct = call<GetProductReply, GetProductQuery, ProductParams>()(
  'getProduct',
  'anyone',
  'GET /api/exhibition/v2/web/exhibition-product/:id',
)
